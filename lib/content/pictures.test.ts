import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describeFinding } from '@/lib/finding';
import { filesOf, type Picture } from '@/lib/pictures';
import { checkContent, loadContent } from './load';
import { FIXTURE_CONTENT, testFolder } from './test-folder.fixture';
import { twoToneWarnings } from './warnings';

// Typography takes most of the time and affects no picture.
jest.mock('./typography', () => ({ typeset: (text: string) => text }));

const folder = testFolder(FIXTURE_CONTENT);
const inPictures = (name: string) => join(folder, 'pictures', name);
const editWebsites = (from: string, to: string) => {
  const path = join(folder, 'websites.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};
const nameInContent = (name: string) => editWebsites('image: flowers.avif', `image: ${name}`);

const blank = (width: number, height: number, background = 'tomato') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Reads the content and returns the picture that it names now. */
function readFlowers() {
  return loadContent(folder).websites.portfolio.items[1]?.image;
}

test('when the code that makes the files changes, they have other names', () => {
  const before = readFlowers()?.version;
  jest.resetModules();
  jest.doMock('dompurify', () => ({ version: 'next' }));
  const { loadContent: loadWithNext } = require('./load') as typeof import('./load');
  expect(loadWithNext(folder).websites.portfolio.items[1]?.image.version).not.toBe(before);
});

const encodings: Record<string, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg(),
  png: (image) => image.png(),
  webp: (image) => image.webp(),
  avif: (image) => image.avif({ effort: 0 }),
};

test.each(Object.entries(encodings))('a picture may be a %s', async (ending, encode) => {
  await encode(blank(800, 900)).toFile(inPictures(`Новая работа.${ending}`));
  nameInContent(`Новая работа.${ending}`);
  expect(readFlowers()).toMatchObject({ width: 800, height: 900 });
});

test('a photo taken on its side has the size that is seen', async () => {
  await blank(900, 1600).withMetadata({ orientation: 6 }).jpeg().toFile(inPictures('photo.jpg'));
  nameInContent('photo.jpg');
  expect(readFlowers()).toMatchObject({ width: 1600, height: 900 });
});

test('another picture under the same name gets another address', async () => {
  const before = readFlowers();
  await blank(800, 800).png().toFile(inPictures('flowers.avif'));
  const versions = [before, readFlowers()].map((picture) => String(picture?.version));
  expect(new Set(versions).size).toBe(2);
  for (const version of versions) expect(version).toMatch(/^\w{10}$/);
});

test('a name is found however the disk writes й', () => {
  renameSync(inPictures('flowers.avif'), inPictures('Чай.avif'.normalize('NFD')));
  nameInContent('Чай.avif'.normalize('NFC'));
  expect(readFlowers()).toMatchObject({ width: 1200 });
});

const [above = ''] = readFileSync(join(FIXTURE_CONTENT, 'websites.yaml'), 'utf8').split(
  'image: flowers',
);
const PLACE = `content/websites.yaml, строка ${above.split('\n').length}, поле portfolio.items.1.image: `;

/** The message about the flowers, which must be the only one. */
async function complaint(): Promise<string> {
  const { message } = await checkContent(folder).catch((error) => error);
  expect(message).toContain(PLACE);
  return message.slice(PLACE.length);
}

test.each(['roses.jpg', 'FLOWERS.AVIF'])(
  'of %s, which is not there, those that are there are named',
  async (name) => {
    nameInContent(name);
    const present = 'flowers.avif, portrait.png, signature.png, tall.jpg, wide.webp';
    const advice = `там лежат: ${present}; положите картинку туда или исправьте имя`;
    expect(await complaint()).toBe(`картинки «${name}» нет в папке content/pictures, ${advice}`);
  },
);

const UNREADABLE =
  'файл «flowers.avif» повреждён, или это не картинка JPG, PNG, WebP или AVIF; сохраните её заново';

test.each(Object.entries(encodings))('half a %s is reported', async (_ending, encode) => {
  const bytes = await encode(blank(800, 800)).toBuffer();
  writeFileSync(inPictures('flowers.avif'), bytes.subarray(0, bytes.length / 2));
  expect(await complaint()).toBe(UNREADABLE);
});

test('a photo whose middle is damaged is reported', async () => {
  const dots = Uint8Array.from({ length: 800 * 600 }, (_, n) => 128 + 90 * Math.sin(n * n));
  const photo = sharp(dots, { raw: { width: 800, height: 600, channels: 1 } });
  const bytes = await photo.jpeg().toBuffer();
  const middle = Math.floor(bytes.length / 2);
  bytes.fill(0xff, middle, middle + 2000);
  writeFileSync(inPictures('flowers.avif'), bytes);
  expect(await complaint()).toBe(UNREADABLE);
});

const heic = () => {
  const bytes = readFileSync(inPictures('flowers.avif'));
  bytes.write('heic', 8);
  return bytes;
};

test.each<[what: string, bytes: () => Buffer | Promise<Buffer>, says: string]>([
  ['a file that is no picture', () => Buffer.from('цветы'), UNREADABLE],
  [
    'a HEIC',
    heic,
    'картинка «flowers.avif» в формате HEIC, браузеры его не показывают; откройте её на компьютере и сохраните как JPG',
  ],
  [
    'a picture that is too small',
    () => blank(1200, 500).jpeg().toBuffer(),
    'картинка «flowers.avif» мала: нужно не меньше 800 × 600 точек, а в ней 1200 × 500; возьмите крупнее',
  ],
  [
    'a picture of 1200 megapixels',
    async () => {
      const bytes = await blank(800, 600).png().toBuffer();
      bytes.writeUInt32BE(40_000, 16);
      bytes.writeUInt32BE(30_000, 20);
      return bytes;
    },
    'картинка «flowers.avif» слишком велика: 40000 × 30000 точек; уменьшите её до 5 000 по длинной стороне',
  ],
])('%s is reported with its remedy', async (_what, bytes, says) => {
  writeFileSync(inPictures('flowers.avif'), await bytes());
  expect(await complaint()).toBe(says);
});

test('a spoilt portrait and a sheet without a signature are reported with the files as they will look', async () => {
  const lamp = await blank(168, 500).png().toBuffer();
  const dark = blank(400, 500, 'black').composite([{ input: lamp }]);
  await dark.png().toFile(inPictures('portrait.png'));
  await blank(400, 300).png().toFile(inPictures('signature.png'));
  const warnings = (await twoToneWarnings(folder, loadContent(folder))).map(describeFinding);
  expect(warnings).toEqual([
    expect.stringMatching(
      /site\.yaml, строка \d+, поле person\.portrait\.image: тёмного 5\d %.*«Оставить серым»/,
    ),
    expect.stringMatching(/поле person\.signature\.image: тёмного 0 %, (?!.*grey)/),
  ]);
  for (const line of warnings) expect(existsSync(line.split('выйдет: ')[1] ?? '')).toBe(true);
}, 30_000);

test('a file is what its bytes tell, not its name', async () => {
  const path = join(folder, 'site.yaml');
  const text = readFileSync(path, 'utf8');
  const readPortrait = (file: string) => {
    writeFileSync(path, text.replace('portrait.png', file));
    return loadContent(folder).site.person.portrait?.image as Picture;
  };
  await blank(400, 500).png().toFile(inPictures('photo.svg'));
  expect(filesOf(readPortrait('photo.svg')).fallback.format).toBe('webp');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>';
  writeFileSync(inPictures('drawn.png'), svg);
  expect(filesOf(readPortrait('drawn.png')).fallback.format).toBe('svg');
  writeFileSync(inPictures('flowers.avif'), svg);
  expect(await complaint()).toBe(UNREADABLE);
});

test('a drawn portrait keeps its colours and is not measured', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>';
  writeFileSync(inPictures('drawn.svg'), svg);
  const path = join(folder, 'site.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('portrait.png', 'drawn.svg'));
  const warnings = await twoToneWarnings(folder, loadContent(folder));
  expect(warnings.map(describeFinding).join()).not.toContain('портрет');
});
