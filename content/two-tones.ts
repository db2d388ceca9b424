import { relative } from 'node:path';
import sharp from 'sharp';
import { filesOf } from '@/lib/pictures';
import { cachedFile, encodeOnce } from './encode-picture';
import { picturesIn } from './pictures';
import type { Content } from './schema';
import { describeProblem, YamlFile } from './yaml-file';

/** From how many to how many percent of a picture in two tones are usually dark, and the advice for another. */
const USUAL = {
  signature: [
    1,
    25,
    'так подпись не выглядит; снимите её крупно, на чистом листе, при ровном свете',
  ],
  person: [
    10,
    70,
    'так портрет не выглядит; снимите лицо при ровном свете или добавьте grey: true',
  ],
} as const;

/** Warns of pictures that two tones have spoilt, and names the files that the site will show. */
export async function twoToneWarnings(folder: string, content: Content): Promise<string[]> {
  const warnings = picturesIn(content).map(async ({ picture, path: [name, ...path] }) => {
    const [least, most, advice] = USUAL[picture.slot as keyof typeof USUAL] ?? [];
    if (!advice) return [];
    const file = filesOf(picture).webp;
    const { channels } = await sharp(await encodeOnce(picture, file)).stats();
    const dark = Math.round(100 - Number(channels[0]?.mean) / 2.55);
    if (dark >= least && dark <= most) return [];
    const message = `тёмного ${dark} %, ${advice}; что выйдет: ${relative('', cachedFile(file))}`;
    return describeProblem(new YamlFile(folder, name as keyof Content).problem(path, message));
  });
  return (await Promise.all(warnings)).flat();
}
