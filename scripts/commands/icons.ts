import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ICONS } from '../../lib/icons';
import { rawColor } from '../../lib/raw-color';
import { runCommand } from '../terminal';

const INK = rawColor('--raw-ink');
const PAPER = rawColor('--raw-paper');

/** A sheet with a folded corner and rising bars. On a grid of 32, all edges on even numbers: nothing blurs at 16 px. */
const MARK = `<path class="sheet" fill="${INK}" d="M4 2q0-2 2-2h16l6 6v24q0 2-2 2H6q-2 0-2-2z"/>
<path class="fold" fill="${rawColor('--raw-stone')}" d="M22 0l6 6h-6z"/>
<path class="bars" fill="${PAPER}" d="M8 20h4v8H8zM14 16h4v12h-4z"/>
<path fill="${rawColor('--raw-orange')}" d="M20 10h4v18h-4z"/>`;

// The dark mark would be invisible on a dark tab bar, so its colours are swapped there.
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>@media (prefers-color-scheme: dark){.sheet{fill:${PAPER}}.bars{fill:${INK}}}</style>
${MARK}
</svg>
`;

/** Home screens cut icons to circles and drops: the mark stays within the safe 80 % of a full square. */
const FRAMED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="${PAPER}" d="M0 0h64v64H0z"/><g transform="translate(11.2 11.2) scale(1.3)">${MARK}</g></svg>`;

function draw(svg: string, size: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 72 * (size / 32) }).resize(size, size);
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

/** Packs an ICO: a header of 6 bytes, 16 bytes for each picture, then the pictures as PNG. */
async function packIco(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => draw(FAVICON, size)));
  let offset = 6 + 16 * sizes.length;
  const entries = pictures.map(({ length }, index) => {
    const size = sizes[index] ?? 0;
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, sizes.length, 0]), ...entries, ...pictures]);
}

/** `npm run icons`, after a colour has changed. */
async function main() {
  const { svg, ico, apple, app } = ICONS;
  const write = (file: string, data: string | Buffer) => writeFile(join('public', file), data);
  await write(svg, FAVICON);
  await write(ico.file, await packIco(ico.sizes));
  for (const { file, size } of [apple, ...app]) await write(file, await draw(FRAMED, size));
}

if (require.main === module) runCommand(main);
