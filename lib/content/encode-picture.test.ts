import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture, PictureFile, SlotName } from '@/lib/pictures';
import { encodeOnce, encodePicture } from './encode-picture';
import { testFolder } from './test-folder.fixture';

// On a busy machine a photo takes seconds.
jest.setTimeout(30_000);

const folder = testFolder();

const blank = (width: number, height: number, background = 'white') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Four bands of 400 × 150 pixels, one below the other. */
const tall = blank(400, 600)
  .composite(
    ['yellow', 'red', 'lime', 'blue'].map((background, band) => ({
      input: { create: { width: 400, height: 150, channels: 3, background } },
      left: 0,
      top: band * 150,
    })),
  )
  .png()
  .toBuffer();

const FILE: PictureFile = { name: 'a-200.avif', format: 'avif', width: 200, height: 150 };

function pictureIn(slot: SlotName): Picture {
  const path = join(folder, 'a');
  return { slot, file: 'a', path, width: 0, height: 0, version: '' };
}

async function encoded(source: Sharp, file = FILE, slot: SlotName = 'portfolio') {
  const picture = pictureIn(slot);
  await source.toFile(picture.path);
  return sharp(await encodePicture(picture, file));
}

const COLORS = { yellow: [255, 255, 0], red: [255, 0, 0], lime: [0, 255, 0] };

async function expectColor(image: Sharp, x: number, y: number, color: keyof typeof COLORS) {
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  const off = COLORS[color].map((value, index) => Math.abs(Number(data[start + index]) - value));
  expect(Math.max(...off)).toBeLessThan(12);
}

const asTaken = (sheet: Sharp) => sheet.png();
const turned = (sheet: Sharp) => sheet.rotate(90).png();
const wideColors = (sheet: Sharp) => sheet.png().withIccProfile('p3');
/** Rotates a picture as a camera held sideways does. */
const onItsSide = (sheet: Sharp) =>
  sheet
    .rotate(-90)
    .jpeg({ chromaSubsampling: '4:4:4' })
    .withExif({ IFD3: { GPSLatitude: '48/1' } })
    .withMetadata({ orientation: 6 });

type Use = Partial<PictureFile & { slot: SlotName }>;

// Each result has two bands that meet in the middle. In a rotated one they go from right to left.
test.each<[string, (sheet: Sharp) => Sharp, Use, keyof typeof COLORS, keyof typeof COLORS]>([
  ['a tall screenshot keeps its top', asTaken, {}, 'yellow', 'red'],
  ['a WebP of it too', asTaken, { format: 'webp' }, 'yellow', 'red'],
  ['a photo taken on its side is turned upright', onItsSide, {}, 'yellow', 'red'],
  ['the colours of a phone’s wide range become sRGB', wideColors, {}, 'yellow', 'red'],
  ['a tall picture of a case keeps its middle', asTaken, { slot: 'case' }, 'red', 'lime'],
  ['a wide picture keeps its middle', turned, {}, 'lime', 'red'],
])('%s, and the notes of the camera go', async (_, make, { slot, ...change }, first, second) => {
  const file = { ...FILE, ...change };
  const image = await encoded(make(sharp(await tall)), file, slot);
  const { width, height, format, exif, icc } = await image.metadata();
  expect([width, height, exif, icc]).toEqual([200, 150, undefined, undefined]);
  expect(format).toBe(file.format === 'avif' ? 'heif' : 'webp');
  await expectColor(image, 90, 66, first);
  await expectColor(image, 110, 84, second);
});

/** Random grey dots, which compress worst. The noise of sharp differs from run to run. */
function noise(width: number, height: number, deviation = 90) {
  const dots = Array.from({ length: width * height }, (_, n) => 128 + deviation * Math.sin(n * n));
  return sharp(Uint8Array.from(dots), { raw: { width, height, channels: 1 } });
}

const TWO_TONES: PictureFile = { name: 'a-480.webp', format: 'webp', width: 480, height: 600 };

test.each(['person', 'signature'] as const)(
  'two tones of a %s take 6 KiB at most',
  async (slot) => {
    const image = await encoded(noise(480, 600).png(), TWO_TONES, slot);
    expect((await image.metadata()).size).toBeLessThanOrEqual(6 * 1024);
  },
);

test('a portrait is black on white', async () => {
  const image = await encoded(sharp(await tall), TWO_TONES, 'person');
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  expect([...new Set(data)].sort()).toEqual([0, 255]);
});

test('a portrait may be plain grey', async () => {
  const image = await encoded(sharp(await tall), FILE, 'photo');
  const { channels } = await image.stats();
  const [red = 0, green = -9, blue = -9] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(20);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
});

test('of a signature on a larger sheet all of the ink stays, as wide as the file', async () => {
  const stroke = { create: { width: 300, height: 15, channels: 3, background: '#234' } } as const;
  const sheet = blank(450, 450, '#eee').composite([{ input: stroke, left: 100, top: 250 }]);
  const image = await encoded(sheet.png(), { ...TWO_TONES, height: 192 }, 'signature');
  const [{ mean = 0 } = {}] = (await image.stats()).channels;
  const ink = (1 - mean / 255) * 480 * 192;
  expect(ink).toBeGreaterThan(480 * 20);
  expect(ink).toBeLessThan(480 * 28);
});

const SIGNATURE =
  'M420 640C480 420 560 420 540 640S640 520 700 560S760 700 840 560S930 500 960 620S1080 540 1180 600M400 720L1200 690';
const pen = (color: string, width: number) =>
  `<path d="${SIGNATURE}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
/** Paper on which the light fades from left to right. */
const paper = (left: number, right: number) =>
  `<linearGradient id="light"><stop stop-color="rgb(${left},${left},${left})"/>
  <stop offset="1" stop-color="rgb(${right},${right},${right})"/></linearGradient>
  <path d="M0 0h1600v1200H0z" fill="url(#light)"/>`;
const SHADOW = `<filter id="soft"><feGaussianBlur stdDeviation="12"/></filter>
  <path d="M900 0h700v1200H700z" opacity=".5" filter="url(#soft)"/>`;
const lines = Array.from({ length: 30 }, (_, row) => `M0 ${row * 60}h1600M${row * 60} 0v1200`);
const RULES = `<path d="${lines.join('')}" stroke="#a9bfe6" stroke-width="3"/>`;

const grain = noise(200, 200, 6).png().toBuffer();

/** Photographs a drawn sheet, and returns the signature that the site shows. */
async function signatureOf(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="432" viewBox="300 250 1000 600">${shapes}</svg>`;
  const photo = sharp(Buffer.from(svg)).composite([
    { input: await grain, tile: true, blend: 'soft-light' },
  ]);
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

test('a drawing is published without its scripts', async () => {
  const picture = pictureIn('person');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9"/></svg>';
  writeFileSync(picture.path, drawing);
  const published = String(await encodePicture(picture, { ...FILE, format: 'svg' }));
  expect(published).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>');
});

test('what is encoded once is not encoded again', async () => {
  const picture = pictureIn('portfolio');
  await sharp(await tall).toFile(picture.path);
  const cache = join(folder, 'cache');
  const first = await encodeOnce(picture, FILE, cache);
  rmSync(picture.path);
  expect(await encodeOnce(picture, FILE, cache)).toEqual(first);
});
