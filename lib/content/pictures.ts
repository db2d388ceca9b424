import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import createDOMPurify from 'dompurify';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import {
  COMPRESSION,
  filesOf,
  heightIn,
  largestWidth,
  MOST_PIXELS,
  type Picture,
  type PictureFile,
  type PictureName,
  type SlotName,
  slots,
} from '@/lib/pictures';
import { cleanDrawing } from './clean-drawing';
import { deepValues, type Path } from './deep-values';
import { readOwnersFile } from './held-file';

/** The sharp package on npm cannot read HEIC because of its licence. */
const READABLE = ['jpg', 'png', 'webp', 'avif'];

/** The slots that accept a drawing, which is published as a drawing. */
const DRAWN: readonly SlotName[] = ['person', 'poster', 'banner'];

/** A picture with its size, or a Russian message that says why it cannot be used. */
type Reading = { picture: Picture } | { message: string };

/** Reads the size of a picture without decoding it. */
export function readPicture(folder: string, name: PictureName): Reading {
  const { file, slot } = name;
  // Some disks treat FLOWERS.JPG and flowers.jpg as the same file. The listing does not.
  const pictures = join(folder, 'pictures');
  const entries = existsSync(pictures) ? readdirSync(pictures) : [];
  // Skip hidden files, such as .DS_Store, which operating systems add.
  const names = entries.filter((entry) => !entry.startsWith('.'));
  const storedName = names.find((entry) => entry.normalize() === file.normalize());
  if (!storedName) {
    const present = names.length > 0 ? `там лежат: ${names.join(', ')}` : 'она пуста';
    return {
      message: `картинки «${file}» нет в папке content/pictures, ${present}; положите картинку туда или исправьте имя`,
    };
  }

  const path = join(pictures, storedName);
  const bytes = readOwnersFile(path, `content/pictures/${storedName}`);
  const { type = '', width = 0, height = 0, orientation = 1 } = readSize(bytes);
  const isDrawn = type === 'svg' && DRAWN.includes(slot);
  if (!READABLE.includes(type) && !isDrawn) return { message: explainUnreadable(file, type) };

  const encoding = JSON.stringify(isDrawn ? 'cleaned' : [slots[slot], COMPRESSION]);
  const hash = createHash('sha256').update(bytes).update(encoding).update(encoders());
  const version = hash.digest('hex').slice(0, 10);
  // The file has the size of a sideways photo before it is rotated.
  const size = orientation > 4 ? { width: height, height: width } : { width, height };
  const sizeInWords = `${size.width} × ${size.height}`;
  if (width * height > MOST_PIXELS)
    return {
      message: `картинка «${file}» слишком велика: ${sizeInWords} точек; уменьшите её до 5 000 по длинной стороне`,
    };
  const picture = { ...name, ...size, path, version, isDrawn };
  const { least } = slots[slot];
  if (isDrawn || largestWidth(picture) >= least) return { picture };
  const needed = `${least} × ${heightIn(slot, least)}`;
  return {
    message: `картинка «${file}» мала: нужно не меньше ${needed} точек, а в ней ${sizeInWords}; возьмите крупнее`,
  };
}

let encodersInUse = '';

/** What makes the files. Browsers keep a file for a year by its name, and builds keep it too, so a change renames all. */
function encoders(): string {
  const sources = ['encode-picture.ts', 'clean-drawing.ts'];
  encodersInUse ||= [
    ...sources.map((name) => readFileSync(join(process.cwd(), 'lib/content', name))),
    sharp.versions.sharp,
    createDOMPurify.version,
  ].join();
  return encodersInUse;
}

/** Decodes a whole picture. Resolves to a Russian message if it cannot be used. */
export async function decodePicture(bytes: Buffer, file: string): Promise<string | undefined> {
  const type = typeOf(bytes);
  try {
    // A photo with a damaged middle only makes the decoder warn, but visitors see a grey band.
    await sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS }).resize(1).toBuffer();
    if (type === 'svg') await cleanDrawing(bytes.toString());
    return undefined;
  } catch {
    return explainUnreadable(file, type);
  }
}

/** Tells what a file is by its bytes: «jpg», «png», «svg». Returns an empty text if it is no picture. */
export const typeOf = (bytes: Buffer) => readSize(bytes).type ?? '';

/** Replaces the name of each picture in a value. */
export function mapPictures(
  value: unknown,
  replace: (name: PictureName, path: Path) => Picture | PictureName,
  path: Path = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isPictureName(value)) return replace(value, path);
  if (Array.isArray(value)) {
    return value.map((item, index) => mapPictures(item, replace, [...path, index]));
  }
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, child]) => [key, mapPictures(child, replace, [...path, key])]),
  );
}

const isPictureName = (value: object): value is PictureName => 'slot' in value && 'file' in value;

/** Lists the pictures of the content. One that cannot be read is only a name and is left out. */
export function picturesIn(content: unknown): { picture: Picture; path: Path }[] {
  return deepValues(content).flatMap(({ value, path }) =>
    isPicture(value) ? [{ picture: value, path }] : [],
  );
}

/** Lists the files that are made from the pictures of the content. */
export function pictureFilesIn(content: unknown): { picture: Picture; file: PictureFile }[] {
  return picturesIn(content).flatMap(({ picture }) => {
    const { avif, fallback } = filesOf(picture);
    return [...avif, fallback].map((file) => ({ picture, file }));
  });
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'version' in value && 'slot' in value;
}

function readSize(bytes: Buffer): Partial<ReturnType<typeof imageSize>> {
  try {
    return imageSize(bytes);
  } catch {
    return {};
  }
}

function explainUnreadable(file: string, type: string): string {
  return type.startsWith('hei') || /\.hei[cf]$/i.test(file)
    ? `картинка «${file}» в формате HEIC, браузеры его не показывают; откройте её на компьютере и сохраните как JPG`
    : `файл «${file}» повреждён, или это не картинка JPG, PNG, WebP или AVIF; сохраните её заново`;
}
