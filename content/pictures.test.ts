import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from './check';
import { beforeEachCopy, FIXTURE_CONTENT } from './content-copy.fixture';
import { ContentError, loadContent } from './load';
import { unusedPictures } from './pictures';
import { twoToneWarnings } from './two-tones';

// No picture depends on typography, which is most of the work.
jest.mock('./typography', () => ({ typeset: (text: string) => text }));

let folder: string;
const inPictures = (name: string) => join(folder, 'pictures', name);
const nameInContent = (name: string) => {
  const path = join(folder, 'websites.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/image: flowers\.avif/, `image: ${name}`));
};

const blank = (width: number, height: number, background = 'tomato') =>
  sharp({ create: { width, height, channels: 3, background } });

/** The picture that the content now names, as it was read. */
function readFlowers() {
  return loadContent(folder).websites.portfolio.items[1]?.image;
}

beforeEachCopy((copy) => {
  folder = copy;
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture may be a %s', async (kind) => {
  await blank(800, 900)
    .toFormat(kind)
    .toFile(inPictures(`Новая работа.${kind}`));
  nameInContent(`Новая работа.${kind}`);
  expect(readFlowers()).toMatchObject({ width: 800, height: 900 });
});

test('a photo taken on its side has the size that is seen', async () => {
  await blank(900, 1600).withMetadata({ orientation: 6 }).jpeg().toFile(inPictures('photo.jpg'));
  nameInContent('photo.jpg');
  expect(readFlowers()).toMatchObject({ width: 1600, height: 900 });
});

test('another picture under the same name gets another address', async () => {
  const before = readFlowers()?.version;
  await blank(800, 800).avif().toFile(inPictures('flowers.avif'));
  expect(before).toMatch(/^\w{10}$/);
  expect(readFlowers()?.version).not.toBe(before);
});

test('another focus gets another address', () => {
  const before = readFlowers();
  const path = join(folder, 'websites.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/focus: 66/, 'focus: 10'));
  expect(before?.focus).toBe(66);
  expect(readFlowers()?.version).not.toBe(before?.version);
});

test('a name is found however the disk writes й', async () => {
  await blank(800, 800)
    .png()
    .toFile(inPictures('Чай.png'.normalize('NFD')));
  nameInContent('Чай.png'.normalize('NFC'));
  expect(readFlowers()).toMatchObject({ width: 800 });
});

const before = readFileSync(join(FIXTURE_CONTENT, 'websites.yaml'), 'utf8').split(
  'image: flowers',
)[0];
const line = before?.split('\n').length;
const PLACE = `content/websites.yaml, строка ${line}, поле portfolio.items.1.image: `;

/** What is said of the flowers, which must be all that is said. */
function complaintOf(error: unknown): string {
  const message = error instanceof ContentError ? error.message : '';
  expect(message).toContain(PLACE);
  return message.slice(PLACE.length);
}

function complaint(): string {
  try {
    loadContent(folder);
  } catch (error) {
    return complaintOf(error);
  }
  throw new Error('nothing is said');
}

test('a picture that is not there is reported with those that are', () => {
  nameInContent('roses.jpg');
  expect(complaint()).toBe(
    'картинки «roses.jpg» нет в папке content/pictures, там лежат: flowers.avif, portrait.png, ' +
      'signature.png, tall.jpg, wide.webp; положите картинку туда или исправьте имя',
  );
});

test.each(['flowers', 'FLOWERS.AVIF', 'flowers.jpg', 'content/pictures/flowers.avif'])(
  'of %s the right name is shown',
  (name) => {
    nameInContent(name);
    expect(complaint()).toBe(
      `картинки «${name}» нет в папке content/pictures, есть «flowers.avif»; впишите имя в точности так`,
    );
  },
);

test('a picture that is too small is reported with both sizes', async () => {
  await blank(1200, 500).jpeg().toFile(inPictures('flowers.avif'));
  expect(complaint()).toBe(
    'картинка «flowers.avif» мала: нужно не меньше 800 × 600 точек, а в ней 1200 × 500; возьмите крупнее',
  );
});

const unreadable =
  'файл «flowers.avif» не читается как картинка: он повреждён или это не JPG, PNG, WebP и не AVIF; сохраните картинку заново';

test('a file that is no picture is reported', () => {
  writeFileSync(inPictures('flowers.avif'), 'цветы');
  expect(complaint()).toBe(unreadable);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('half a %s is reported', async (kind) => {
  const bytes = await blank(800, 800).toFormat(kind).toBuffer();
  writeFileSync(inPictures('flowers.avif'), bytes.subarray(0, bytes.length / 2));
  expect(complaintOf(await checkContent(folder).catch((error) => error))).toBe(unreadable);
});

test('a HEIC is reported with the way out', async () => {
  const bytes = await blank(800, 800).avif().toBuffer();
  bytes.write('heic', 8);
  writeFileSync(inPictures('flowers.avif'), bytes);
  expect(complaint()).toBe(
    'картинка «flowers.avif» в формате HEIC, его сборка не читает; откройте её на компьютере и сохраните как JPG',
  );
});

test('pictures that no text names are found', () => {
  renameSync(inPictures('flowers.avif'), inPictures('roses.avif'));
  nameInContent('wide.webp');
  expect(unusedPictures(folder, loadContent(folder))).toEqual(['roses.avif']);
});

test('a spoilt portrait and a sheet without a signature are reported with the files as they will look', async () => {
  const lamp = await blank(80, 80).png().toBuffer();
  const dark = blank(800, 1000, 'black').composite([{ input: lamp }]);
  await dark.png().toFile(inPictures('portrait.png'));
  await blank(800, 600).png().toFile(inPictures('signature.png'));
  const warnings = await twoToneWarnings(folder, loadContent(folder));
  expect(warnings).toEqual([
    expect.stringMatching(/site\.yaml, строка \d+, поле person\.portrait\.image: тёмного 99 %/),
    expect.stringMatching(/поле person\.signature\.image: тёмного 0 %/),
  ]);
  for (const line of warnings) expect(existsSync(line.split('выйдет: ')[1] ?? '')).toBe(true);
}, 30_000);
