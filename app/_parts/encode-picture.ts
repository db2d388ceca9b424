import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { COMPRESSION, type Picture, type PictureFile, places } from '@/lib/pictures';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
/** In node_modules, so that builds of copies of the project share it. */
const CACHE = join(resolve('next/package.json'), '../../.cache/pictures');

/** As `encodePicture`, which takes seconds for a whole site; what an earlier build has made is read instead. */
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

/**
 * A file of a picture: upright, cut to its part or to the proportions of its place, in sRGB, and without the notes of the
 * camera, the place on the map among them.
 */
export function encodePicture({ path, place }: Picture, file: PictureFile): Promise<Buffer> {
  const { format, width, height, part } = file;
  const upright = sharp(path, { failOn: 'error' }).autoOrient();
  return (part ? upright.extract(part) : upright)
    .resize({ width, height, position: places[place].keep })
    .toFormat(format, COMPRESSION[format])
    .toBuffer();
}
