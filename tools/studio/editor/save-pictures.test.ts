import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { FIXTURE_CONTENT, testFolder } from '../../../lib/content/test-folder.fixture';
import { callOnFullDisk, hasLimitedFiles } from '../../shared/testing/full-disk';
import { History } from './history';
import { saveWithPictures } from './save-pictures';

const root = testFolder(FIXTURE_CONTENT, 'content');
process.env.XDG_DATA_HOME = join(root, 'data');
const pictures = join(root, 'content/pictures');

const path = 'websites.portfolio.items.1.image';
const change = {
  edits: [{ action: 'set' as const, path, value: 'photo' }],
  expected: ['flowers.avif'],
  words: { label: 'Картинка', after: '' },
};

const png = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

/** Uploads bytes under a name, and returns the name that the content has then. */
async function upload(name: string, bytes: Buffer): Promise<string> {
  const history = new History(root);
  await saveWithPictures(history, change, { [path]: new File([new Uint8Array(bytes)], name) });
  const text = readFileSync(join(root, 'content/websites.yaml'), 'utf8');
  history.undo();
  return parse(text).portfolio.items[1].image;
}

test.each([
  ['photo.svg', 'photo.png'],
  ['author.html', 'author.png'],
  ['-env', 'env.png'],
  ['.env', 'env.png'],
  ['a.p"n g', 'a.png'],
  ['Мой сайт (2).JPG', 'Мой-сайт-2.png'],
  ['../../../.env', 'env.png'],
  ['con.png', 'picture-con.png'],
  ['«»', 'picture.png'],
  [`${'я'.repeat(300)}.png`, `${'я'.repeat(60)}.png`],
])('a PNG that is called %s is saved as %s', async (given, name) => {
  expect(await upload(given, await png())).toBe(name);
});

test('a name that is taken gets a number', async () => {
  expect(await upload('tall.png', await png())).toBe('tall.png');
  expect(
    await upload(
      'wide.webp',
      await sharp(await png())
        .webp()
        .toBuffer(),
    ),
  ).toBe('wide-2.webp');
});

test('a picture is not written through a link that leads nowhere yet', async () => {
  symlinkSync(join(root, 'outside.png'), join(pictures, 'photo.png'));
  expect(await upload('photo.png', await png())).toBe('photo.png');
  expect(readdirSync(root)).toEqual(['content', 'data']);
});

test('what is no picture is refused, whatever its name', async () => {
  const before = readdirSync(pictures);
  for (const bytes of [
    Buffer.of(),
    Buffer.from('<script>alert(1)</script>'),
    (await png()).subarray(0, 900),
  ]) {
    await expect(upload('photo.png', bytes)).rejects.toThrow(
      '«photo.png» повреждён, или это не картинка',
    );
  }
  expect(readdirSync(pictures)).toEqual(before);
  expect(readdirSync(root)).toEqual(['content']);
});

test('a picture that the content cannot have is removed again', async () => {
  const small = await sharp(await png())
    .resize(90)
    .png()
    .toBuffer();
  await expect(upload('small.png', small)).rejects.toThrow('мала');
  expect(existsSync(join(pictures, 'small.png'))).toBe(false);
});

const onFullDisk = hasLimitedFiles ? test : test.skip;

onFullDisk.each([
  ['leaves nothing', 'new.png'],
  ['leaves the former one', 'tall.jpg'],
])('a picture that finds no room on the disk %s', (_what, file) => {
  const filesOf = (folder: string) => readdirSync(folder, { recursive: true }).sort();
  const before = filesOf(root);
  const former = readFileSync(join(pictures, 'tall.jpg'));
  const args = `${JSON.stringify(root)}, '${file}', Buffer.alloc(100_000)`;
  const call = `module.writePicture(${args})`;
  expect(callOnFullDisk('tools/studio/editor/files.ts', call)).toBe('EFBIG\n');
  expect(filesOf(root)).toEqual(before);
  expect(readFileSync(join(pictures, 'tall.jpg'))).toEqual(former);
});
