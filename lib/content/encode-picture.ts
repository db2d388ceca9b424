import { renameSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  COMPRESSION,
  MOST_PIXELS,
  type Picture,
  type PictureFile,
  type Slot,
  slots,
} from '@/lib/pictures';
import { cleanDrawing } from './clean-drawing';
import { whenReleased } from './held-file';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
/** The cache is in node_modules, so that builds of copies of the project share it. */
const CACHE = join(resolve('next/package.json'), '../../.cache/pictures');

export const cachedFile = ({ name }: Pick<PictureFile, 'name'>, cache = CACHE) => join(cache, name);

/** Encodes a picture unless an earlier build has done so: encoding a whole site takes seconds. */
export async function encodeOnce(picture: Picture, file: PictureFile, cache = CACHE) {
  const path = cachedFile(file, cache);
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return cached;
  const bytes = await encodePicture(picture, file);
  await mkdir(cache, { recursive: true });
  // A build that is stopped must not leave half a picture under the final name.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, bytes);
  whenReleased(path, () => renameSync(unfinished, path));
  return bytes;
}

/** Crops a picture to its slot and drops the metadata of the camera, which may contain the location. */
export async function encodePicture({ path, slot }: Picture, file: PictureFile): Promise<Buffer> {
  const { format, width, height } = file;
  if (format === 'svg') return Buffer.from(await cleanDrawing(await readFile(path, 'utf8')));
  const { keep, tones }: Slot = slots[slot];
  const upright = sharp(path, { failOn: 'error', limitInputPixels: MOST_PIXELS }).autoOrient();
  const picture =
    keep === 'whole'
      ? (await inkOf(upright)).trim().resize({ width, height, fit: 'contain', background: 'white' })
      : upright.resize({ width, height, position: keep });
  if (tones === 'two') return encodeTwoTone(picture);
  const toned = tones === 'grey' ? picture.greyscale() : picture;
  return toned.toFormat(format, COMPRESSION[format]).toBuffer();
}

/** In pixels. The strokes of a sheet of this size are a few pixels wide. */
const SHEET = 1440;
/** In pixels. After a median filter of this size the small copy of the sheet has no strokes, only paper. */
const SMALL_COPY = 96;
const FILTER = 15;

/** Extracts the ink of a photographed sheet as black on white, in any light and with any pen. */
async function inkOf(photo: Sharp): Promise<Sharp> {
  const sheet = await finish(
    photo
      .flatten({ background: 'white' })
      .resize({ width: SHEET, height: SHEET, fit: 'inside', withoutEnlargement: true })
      .greyscale(),
  );
  const { width, height } = await sheet.metadata();
  const paper = await finish(sheet.clone().resize(SMALL_COPY).median(FILTER));
  const light = paper.resize({ width, height, fit: 'fill' }).negate().png();
  // Colour dodge with a negative divides by the picture.
  const even = sheet.composite([{ input: await light.toBuffer(), blend: 'colour-dodge' }]);
  // The darkest pixels are ink and most of the sheet is paper. The threshold is halfway between them.
  const stretched = (await finish(even)).greyscale().normalise({ lower: 0.05, upper: 60 });
  return finish((await finish(stretched.blur(0.8))).threshold());
}

/** Runs the steps so far. In one pipeline sharp would run all steps in its own order. */
async function finish(steps: Sharp): Promise<Sharp> {
  const { data, info } = await steps.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** A photo with rough edges takes many bytes, so it is blurred until it fits. */
const TWO_TONE_BYTES = 6 * 1024;
const BLUR = [0.5, 1, 2, 4, 8, 16];

async function encodeTwoTone(picture: Sharp): Promise<Buffer> {
  const grey = await finish(picture.flatten({ background: 'white' }).greyscale().normalise());
  let bytes = Buffer.of();
  for (const sigma of BLUR) {
    const blurred = await finish(grey.clone().blur(sigma));
    bytes = await blurred.threshold().webp({ lossless: true }).toBuffer();
    if (bytes.length <= TWO_TONE_BYTES) break;
  }
  return bytes;
}
