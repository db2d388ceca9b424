/** `npm run icons`, after a colour has changed: all icons from one mark, a sheet with a folded corner and rising bars. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { rawColor } from '../app/_parts/raw-color';
import { ICONS } from '../lib/icons';
import { runCommand } from './tell';

const PUBLIC = path.resolve('public');
const INK = rawColor('--raw-ink');
const PAPER = rawColor('--raw-paper');
const ACCENT = rawColor('--raw-orange');

/** On a grid of 32, all edges on even numbers, so that nothing blurs at 16 px. */
const MARK = `<path class="sheet" fill="${INK}" d="M4 2q0-2 2-2h16l6 6v24q0 2-2 2H6q-2 0-2-2z"/>
<path class="fold" fill="${rawColor('--raw-stone')}" d="M22 0l6 6h-6z"/>
<path class="bars" fill="${PAPER}" d="M8 20h4v8H8zM14 16h4v12h-4z"/>
<path fill="${ACCENT}" d="M20 10h4v18h-4z"/>`;

// The dark mark would be invisible on a dark tab bar, so its colours are swapped there.
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>@media (prefers-color-scheme: dark){.sheet{fill:${PAPER}}.bars{fill:${INK}}}</style>
${MARK}
</svg>
`;

const plain = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${MARK}</svg>`;

/** Home screens cut icons to circles and drops: the mark stays within the safe 80 % of a full square. */
const framed = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="${PAPER}" d="M0 0h64v64H0z"/><g transform="translate(11.2 11.2) scale(1.3)">${MARK}</g></svg>`;

async function draw(svg: string, size: number): Promise<Buffer> {
  const density = 72 * (size / 32);
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO is a 6 byte header, 16 bytes for each picture, then the pictures, PNG as they are. */
function pack(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

async function main(): Promise<void> {
  const pictures = await Promise.all(
    ICONS.ico.sizes.map(async (size) => ({ size, png: await draw(plain, size) })),
  );
  const files: [string, string | Buffer][] = [
    [ICONS.svg, FAVICON],
    [ICONS.ico.file, pack(pictures)],
  ];
  for (const { file, size } of [ICONS.apple, ...ICONS.app]) {
    files.push([file, await draw(framed, size)]);
  }
  for (const [name, data] of files) {
    await writeFile(path.join(PUBLIC, name), data);
    console.log(`${name}  ${data.length} bytes`);
  }
}

runCommand(main);
