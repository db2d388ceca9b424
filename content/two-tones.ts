import { relative } from 'node:path';
import sharp from 'sharp';
import { filesOf } from '@/lib/pictures';
import { cachedFile, encodeOnce } from './encode-picture';
import { picturesIn } from './pictures';
import type { Content } from './schema';
import { describeProblem, problemAt } from './yaml-file';

/** From how many to how many percent of a picture in two tones are usually dark. */
const USUAL = { signature: [1, 25, 'подпись'], person: [10, 55, 'портрет'] } as const;

/** Warns of pictures that two tones have spoilt, and names the files that the site will show. */
export async function twoToneWarnings(folder: string, content: Content): Promise<string[]> {
  const warnings = picturesIn(content).map(async ({ picture, path }) => {
    const [least, most, kind] = USUAL[picture.slot as keyof typeof USUAL] ?? [];
    // A drawn portrait is published as it is.
    if (!kind || picture.file.endsWith('.svg')) return [];
    const file = filesOf(picture).webp;
    const { channels } = await sharp(await encodeOnce(picture, file)).stats();
    const dark = Math.round(100 - Number(channels[0]?.mean) / 2.55);
    if (dark >= least && dark <= most) return [];
    const remedy = `снимите при ровном свете или оставьте портрет серым: grey: true под image; что выйдет: ${relative('', cachedFile(file))}`;
    const message = `тёмного ${dark} %, так ${kind} не выглядит; ${remedy}`;
    return describeProblem(problemAt(folder, path, message));
  });
  return (await Promise.all(warnings)).flat();
}
