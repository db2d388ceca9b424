import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueIn } from '../../../content/fields';
import { loadContent } from '../../../content/load';
import { FIXTURE_CONTENT, testFolder } from '../../../content/test-folder.fixture';
import { type Edit, History } from './history';
import { remoteOf } from './publish';
import { savePicture } from './server';

// Each change would wait for the check of all files, which has tests of its own.
jest.mock('../../../content/load');

const root = testFolder(FIXTURE_CONTENT, 'content');
let history: History;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const valueAt = (path: string) => valueIn(history.values(), path) ?? null;
function set(path: string, value: unknown, was = valueAt(path), picture?: string) {
  history.change({ edits: [[path, value]], was: [was], label: path }, picture);
}

beforeEach(() => {
  history = new History(root);
});

test('a change is taken back from between others', () => {
  const before = read('content/faq.yaml');
  const intro = String(valueAt('faq.intro'));
  set('faq.title', 'Первая правка');
  set('faq.items.1.question', 'Вторая правка, подлиннее');
  // The old text is both the beginning and the end of the new one.
  set('faq.intro', intro.repeat(2));
  history.undo(history.list()[1]?.id);
  expect(valueAt('faq.title')).toBe('Первая правка');
  expect(valueAt('faq.intro')).toBe(intro.repeat(2));
  history.undo();
  history.undo();
  expect(read('content/faq.yaml')).toBe(before);
});

test('a change under a later one stays until that is taken back', () => {
  set('faq.title', 'Первая');
  set('faq.title', 'Вторая');
  const [last, first] = history.list();
  expect(() => history.undo(first?.id)).toThrow('меняли и позже');
  history.undo(last?.id);
  expect(valueAt('faq.title')).toBe('Первая');
});

test('what was changed in the file meanwhile is neither overwritten nor lost', () => {
  const was = [valueAt('faq.intro'), valueAt('faq.title')];
  const entries = valueAt('faq.items');
  writeFileSync(
    join(root, 'content/faq.yaml'),
    read('content/faq.yaml').replace(/^title: .*/m, 'title: Из редактора'),
  );
  const edits = ['faq.intro', 'faq.title'].map((path): Edit => [path, 'С сайта']);
  expect(() => history.change({ edits, was, label: '' })).toThrow('изменили');
  set('faq.items.0.question', 'С сайта');
  expect(() => set('faq.items', [], entries)).toThrow('изменили');
  history.undo();
  expect(valueAt('faq.title')).toBe('Из редактора');
  expect(history.list()).toEqual([]);
});

test('nothing is written when the check fails', () => {
  const before = read('content/faq.yaml');
  jest.mocked(loadContent).mockImplementationOnce(() => {
    throw new Error('слишком длинно');
  });
  expect(() => set('faq.title', 'Слишком длинно')).toThrow('слишком длинно');
  expect(read('content/faq.yaml')).toBe(before);
  expect(() => set('env.NEXT_PUBLIC_PHONE', '12')).toThrow('NEXT_PUBLIC_PHONE');
});

test('a setting is a line of its own', () => {
  writeFileSync(join(root, '.env'), '# Телефон\nNEXT_PUBLIC_PHONE=\n');
  set('env.NEXT_PUBLIC_PHONE', '+7 949 765-43-21');
  set('env.NEXT_PUBLIC_TELEGRAM', 'handle');
  expect(read('.env')).toBe(
    '# Телефон\nNEXT_PUBLIC_PHONE=+7 949 765-43-21\nNEXT_PUBLIC_TELEGRAM=handle\n',
  );
});

test('files elsewhere and links to them are refused', () => {
  expect(() => set('../package.name', 'x')).toThrow('не меняют');
  rmSync(join(root, 'content/faq.yaml'));
  symlinkSync(join(root, 'content/home.yaml'), join(root, 'content/faq.yaml'));
  expect(() => set('faq.title', 'x')).toThrow('ссылка');
});

function save(bytes: number) {
  const path = 'site.person.portrait.image';
  const picture = new File([new Uint8Array(bytes)], 'Новая.jpg');
  return savePicture(history, { edits: [[path]], was: [valueAt(path)], label: '' }, picture);
}

test('a picture of more than 20 MB and a folder that is a link are refused', async () => {
  const pictures = join(root, 'content/pictures');
  const before = readdirSync(pictures);
  await expect(save(20 * 1024 * 1024 + 1)).rejects.toThrow('больше 20 МБ');
  renameSync(pictures, join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), pictures);
  await expect(save(1)).rejects.toThrow('ссылка');
  expect(readdirSync(pictures)).toEqual(before);
});

test('a picture is not written through a link that leads nowhere yet', async () => {
  symlinkSync(join(root, 'outside.jpg'), join(root, 'content/pictures/Новая.jpg'));
  await expect(save(1)).rejects.toThrow('EEXIST');
  expect(readdirSync(root)).not.toContain('outside.jpg');
});

test('a picture stays while a copy of its entry names it', () => {
  const file = join(root, 'content/pictures/Новая.jpg');
  writeFileSync(file, '');
  set('websites.portfolio.items.0.image', 'Новая.jpg', undefined, file);
  const works = valueAt('websites.portfolio.items') as object[];
  set('websites.portfolio.items', [...works, works[0]]);
  history.undo(history.list()[1]?.id);
  expect(readFileSync(file)).toHaveLength(0);
});

test('a checkout that git cannot read names no remote', async () => {
  writeFileSync(join(root, '.git'), '');
  await expect(remoteOf(root)).resolves.toBe('');
});
