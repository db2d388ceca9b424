import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture, PictureFile, SlotName } from '@/lib/pictures';
import { encodeOnce, encodePicture } from './encode-picture';

// A busy machine takes seconds for a photo.
jest.setTimeout(30_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encode-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Four bands of 800 × 300 pixels, one below the other; the first is yellow. */
const BANDS = ['yellow', 'red', 'lime', 'blue'];
const tall = () =>
  sharp({ create: { width: 800, height: 1200, channels: 3, background: 'white' } }).composite(
    BANDS.map((background, band) => ({
      input: { create: { width: 800, height: 300, channels: 3, background } },
      left: 0,
      top: band * 300,
    })),
  );

const FILE: PictureFile = { name: 'a-400.avif', format: 'avif', width: 400, height: 300 };

function pictureIn(slot: SlotName): Picture {
  const path = join(folder, 'a');
  return { slot, file: 'a', path, focus: 50, width: 0, height: 0, version: '' };
}

async function encoded(source: Sharp, file = FILE, slot: SlotName = 'portfolio') {
  const picture = pictureIn(slot);
  await source.toFile(picture.path);
  return sharp(await encodePicture(picture, file));
}

/** The red, green and blue of one pixel. */
async function colorAt(image: Sharp, x: number, y: number): Promise<number[]> {
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
}

function expectColor(actual: readonly number[], expected: readonly number[]) {
  for (const [index, value] of expected.entries()) {
    expect(Math.abs((actual[index] ?? -1) - value)).toBeLessThan(12);
  }
}

const YELLOW = [255, 255, 0];
const RED = [255, 0, 0];
const GREEN = [0, 255, 0];

test.each(['avif', 'webp'] as const)('a tall screenshot as %s keeps its top', async (format) => {
  const image = await encoded(tall().png(), { ...FILE, format });
  const { width, height, format: kind } = await image.metadata();
  expect([width, height, kind]).toEqual([400, 300, format === 'avif' ? 'heif' : 'webp']);
  expectColor(await colorAt(image, 200, 20), YELLOW);
  expectColor(await colorAt(image, 200, 280), RED);
});

test('of a tall picture of a case the middle stays', async () => {
  const image = await encoded(tall().png(), FILE, 'case');
  expectColor(await colorAt(image, 200, 140), RED);
  expectColor(await colorAt(image, 200, 160), GREEN);
});

test('a wide picture keeps its middle', async () => {
  const upright = await tall().png().toBuffer();
  const image = await encoded(sharp(upright).rotate(90).webp({ lossless: true }));
  // On their side the bands go from right to left, and the second meets the third in the middle.
  expectColor(await colorAt(image, 220, 150), RED);
  expectColor(await colorAt(image, 180, 150), GREEN);
});

test('a file of a part shows that part of the upright picture', async () => {
  const onItsSide = sharp(await tall().png().toBuffer())
    .rotate(-90)
    .withMetadata({ orientation: 6 });
  const part = { left: 0, top: 300, width: 800, height: 600 };
  const image = await encoded(onItsSide.png(), { ...FILE, part });
  expectColor(await colorAt(image, 200, 20), RED);
  expectColor(await colorAt(image, 200, 280), GREEN);
});

test('a photo taken on its side is turned upright, and the notes of the camera go', async () => {
  const upright = await tall().png().toBuffer();
  const onItsSide = sharp(upright)
    .rotate(-90)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '48/1' } });
  const image = await encoded(onItsSide.withMetadata({ orientation: 6 }));
  expectColor(await colorAt(image, 200, 20), YELLOW);
  const { width, height, exif } = await image.metadata();
  expect([width, height, exif]).toEqual([400, 300, undefined]);
});

test('the colours of a phone’s wide range are converted to sRGB', async () => {
  const image = await encoded(tall().png().withIccProfile('p3'));
  expect((await image.metadata()).icc).toBeUndefined();
  expectColor(await colorAt(image, 200, 20), YELLOW);
});

/** Noise is what compresses worst. */
const noise = (width: number, height: number, sigma = 60) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });

const TWO_TONES: PictureFile = { name: 'a-480.webp', format: 'webp', width: 480, height: 600 };

test.each(['person', 'signature'] as const)(
  'two tones of a %s take 6 KiB at most',
  async (slot) => {
    const image = await encoded(noise(800, 1000).png(), TWO_TONES, slot);
    expect((await image.metadata()).size).toBeLessThanOrEqual(6 * 1024);
  },
);

test('a portrait is black on white', async () => {
  const image = await encoded(tall().png(), TWO_TONES, 'person');
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  expect([...new Set(data)].sort()).toEqual([0, 255]);
});

test('of a signature on a larger sheet all of the ink stays, and no paper', async () => {
  const stroke = { create: { width: 600, height: 30, channels: 3, background: '#234' } } as const;
  const sheet = sharp({ create: { width: 900, height: 900, channels: 3, background: '#eee' } });
  const onSheet = sheet.composite([{ input: stroke, left: 200, top: 500 }]);
  const file = { ...TWO_TONES, height: 192 };
  const image = await encoded(onSheet.png(), file, 'signature');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const ink = data.filter((value, index) => index % info.channels === 0 && value === 0);
  // 600 by 30 pixels, made as wide as the file.
  expect(ink.length).toBeGreaterThan(480 * 20);
  expect(ink.length).toBeLessThan(480 * 28);
});

const SIGNATURE =
  'M420 640C480 420 560 420 540 640S640 520 700 560S760 700 840 560S930 500 960 620S1080 540 1180 600M400 720L1200 690';
const pen = (color: string, width: number) =>
  `<path d="${SIGNATURE}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
/** Paper on which the light falls off from left to right. */
const paper = (left: number, right: number) =>
  `<linearGradient id="light"><stop stop-color="rgb(${left},${left},${left})"/>
  <stop offset="1" stop-color="rgb(${right},${right},${right})"/></linearGradient>
  <path d="M0 0h1600v1200H0z" fill="url(#light)"/>`;
const SHADOW = `<filter id="soft"><feGaussianBlur stdDeviation="12"/></filter>
  <path d="M900 0h700v1200H700z" opacity=".4" filter="url(#soft)"/>`;
const lines = Array.from({ length: 30 }, (_, row) => `M0 ${row * 60}h1600M${row * 60} 0v1200`);
const RULES = `<path d="${lines.join('')}" stroke="#a9bfe6" stroke-width="3"/>`;

/** Photographs a drawn sheet, and returns the signature that the site shows. */
async function signatureOf(drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${drawing}</svg>`;
  const grain = { input: await noise(200, 200, 4).png().toBuffer(), tile: true } as const;
  const photo = sharp(Buffer.from(svg)).composite([{ ...grain, blend: 'soft-light' }]);
  const file = { ...TWO_TONES, width: 720, height: 288 };
  return (await encoded(photo.jpeg(), file, 'signature')).toBuffer();
}

const shareOf = async (picture: Buffer) => (await sharp(picture).stats()).channels[0]?.mean ?? 0;

test.each([
  ['shading', paper(242, 210), '#222', 8],
  ['dim light', paper(130, 70), '#1a1a1a', 8],
  ['a shadow', paper(242, 225), '#222', 8, SHADOW],
  ['a thin pen', paper(242, 210), '#666', 3],
  ['a blue pen', paper(242, 210), '#3355b5', 6],
  ['ruled paper', paper(242, 210) + RULES, '#222', 8],
  ['a blue pen on ruled paper', paper(242, 210) + RULES, '#3355b5', 5],
])('of a photo with %s the ink stays alone', async (_, under, color, width, over = '') => {
  const seen = await signatureOf(under + pen(color, width) + over);
  const drawn = await signatureOf(paper(255, 255) + pen('black', width));
  const difference = sharp(seen).composite([{ input: drawn, blend: 'difference' }]);
  const wrong = await shareOf(await difference.png().toBuffer());
  expect(wrong).toBeLessThan(0.25 * (255 - (await shareOf(drawn))));
});

test('a portrait may be plain grey', async () => {
  const file = { ...TWO_TONES, name: 'a-480.avif', format: 'avif' } as const;
  const image = await encoded(tall().png(), file, 'photo');
  const [red = 0, green = -1, blue = -1] = await colorAt(image, 240, 200);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
  expect(red).toBeGreaterThan(20);
});

test('what is encoded once is not encoded again', async () => {
  const picture = pictureIn('portfolio');
  await tall().png().toFile(picture.path);
  const cache = join(folder, 'cache');
  const first = await encodeOnce(picture, FILE, cache);
  rmSync(picture.path);
  expect(await encodeOnce(picture, FILE, cache)).toEqual(first);
});
