import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { COMPRESSION, type Picture, type PictureFile, type Slot, slots } from '@/lib/pictures';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
/** In node_modules, so that builds of copies of the project share it. */
const CACHE = join(resolve('next/package.json'), '../../.cache/pictures');

/** Reads what an earlier build has encoded: encoding takes seconds for a whole site. */
export async function encodeOnce(
  picture: Picture,
  file: PictureFile,
  cache = CACHE,
): Promise<Buffer> {
  const path = join(cache, file.name);
  const known = await readFile(path).catch(() => undefined);
  if (known) return known;
  const bytes = await encodePicture(picture, file);
  await mkdir(cache, { recursive: true });
  // A build that is stopped must not leave half a picture under the name.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
  return bytes;
}

/** Cuts a picture to its part or its slot, without the metadata of the camera, which may name the place. */
export function encodePicture({ path, slot }: Picture, file: PictureFile): Promise<Buffer> {
  const { format, width, height, part } = file;
  const { keep, twoTone }: Slot = slots[slot];
  const upright = sharp(path, { failOn: 'error' }).autoOrient();
  const picture =
    keep === 'whole'
      ? upright
          .flatten({ background: 'white' })
          .trim()
          .resize({ width, height, fit: 'contain', background: 'white' })
      : (part ? upright.extract(part) : upright).resize({ width, height, position: keep });
  return twoTone
    ? encodeTwoTone(picture)
    : picture.toFormat(format, COMPRESSION[format]).toBuffer();
}

/** Rough edges take many bytes, so a photo is blurred until it fits. */
const TWO_TONE_BYTES = 6 * 1024;
const BLUR = [0.5, 1, 2, 4, 8, 16];

async function encodeTwoTone(picture: Sharp): Promise<Buffer> {
  const grey = await picture
    .flatten({ background: 'white' })
    .greyscale()
    .normalise()
    .png()
    .toBuffer();
  let bytes = grey;
  for (const sigma of BLUR) {
    // In one pipeline the threshold would come before the blur.
    const blurred = await sharp(grey).blur(sigma).toBuffer();
    bytes = await sharp(blurred).threshold().webp({ lossless: true }).toBuffer();
    if (bytes.length <= TWO_TONE_BYTES) break;
  }
  return bytes;
}
