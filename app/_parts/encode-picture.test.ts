import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture, PictureFile, SlotName } from '@/lib/pictures';
import { encodeOnce, encodePicture } from './encode-picture';

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
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
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

test('what is encoded once is not encoded again', async () => {
  const picture = pictureIn('portfolio');
  await tall().png().toFile(picture.path);
  const cache = join(folder, 'cache');
  const first = await encodeOnce(picture, FILE, cache);
  rmSync(picture.path);
  expect(await encodeOnce(picture, FILE, cache)).toEqual(first);
});
