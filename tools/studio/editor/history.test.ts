import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { valueIn } from '../../../lib/content/fields';
import { loadContent } from '../../../lib/content/load';
import { FIXTURE_CONTENT, testFolder } from '../../../lib/content/test-folder.fixture';
import { readValues } from './files';
import { Conflict, History } from './history';
import { saveWithPictures } from './save-pictures';
import type { Edit } from './yaml-edit';

// Each change would wait for the check of all files, which has tests of its own.
jest.mock('../../../lib/content/load');

const root = testFolder(FIXTURE_CONTENT, 'content');
process.env.XDG_DATA_HOME = join(root, 'data');
let history: History;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const valueAt = (path: string) => valueIn(readValues(root), path) ?? null;
const edit = (
  edits: Edit[],
  expected = edits.map(({ action, path }) => (action === 'insert' ? null : valueAt(path))),
) => history.change({ edits, expected, words: { label: '', after: '' } });
function set(path: string, value: unknown, expected = valueAt(path), picture?: string) {
  const edits = [{ action: 'set' as const, path, value }];
  return history.change(
    { edits, expected: [expected], words: { label: path, after: '' } },
    picture ? [picture] : [],
  );
}

/** Changes a file as another program would. */
const rewrite = (file: string, from: RegExp, to: string) =>
  writeFileSync(join(root, file), read(file).replace(from, to));

beforeEach(() => {
  history = new History(root);
});

test('a change is taken back from between others', () => {
  const before = read('content/faq.yaml');
  const intro = String(valueAt('faq.intro'));
  set('faq.title', 'Первая правка');
  set('faq.items.1.question', 'Вторая правка, подлиннее');
  set('faq.intro', intro.repeat(2));
  history.undo(history.list()[1]?.id);
  expect(valueAt('faq.title')).toBe('Первая правка');
  expect(valueAt('faq.intro')).toBe(intro.repeat(2));
  history.undo();
  history.undo();
  expect(read('content/faq.yaml')).toBe(before);
  expect(history.list()).toEqual([]);
});

test('entries that were added, moved and removed are back at their places', () => {
  const before = valueAt('faq.items');
  edit([{ action: 'insert', path: 'faq.items.1', value: { question: 'Да?', answer: 'Нет.' } }]);
  edit([
    { action: 'remove', path: 'faq.items.2' },
    { action: 'insert', path: 'faq.items.0', value: valueAt('faq.items.2') },
  ]);
  edit([
    { action: 'remove', path: 'faq.items.3' },
    { action: 'remove', path: 'faq.items.1' },
  ]);
  for (const _ of history.list()) history.undo();
  expect(valueAt('faq.items')).toEqual(before);
});

test('an entry that was changed and then removed is undone step by step, each after a restart', () => {
  const before = read('content/faq.yaml');
  set('faq.items.0.question', 'Сколько стоит?');
  const changed = read('content/faq.yaml');
  edit([{ action: 'remove', path: 'faq.items.0' }]);
  new History(root).list();
  history = new History(root);
  history.undo();
  expect(read('content/faq.yaml')).toBe(changed);
  history = new History(root);
  history.undo();
  expect(read('content/faq.yaml')).toBe(before);
});

test('a text that was removed is back at its place in the file', () => {
  const before = read('content/faq.yaml');
  edit([{ action: 'remove', path: 'faq.intro' }]);
  expect(read('content/faq.yaml')).not.toContain('intro');
  history.undo();
  expect(read('content/faq.yaml')).toBe(before);
});

test('what is there by now is told before a change is taken back over it', () => {
  const before = valueAt('faq.title');
  set('faq.title', 'Первая');
  set('faq.title', 'Вторая');
  const [, first] = history.list();
  expect(() => history.undo(first?.id)).toThrow('Сейчас там: Вторая');
  rewrite('content/faq.yaml', /^title: .*/m, 'title: Из файла');
  expect(() => history.undo()).toThrow('Сейчас там: Из файла');
  history.undo(first?.id, ['Из файла']);
  expect(valueAt('faq.title')).toBe(before);
  expect(history.list()).toHaveLength(2);
});

test('a change in a list waits for later ones that gave its entries other numbers', () => {
  const before = read('content/faq.yaml');
  const copy = { question: 'Копия?', answer: 'Да.' };
  edit([{ action: 'insert', path: 'faq.items.1', value: copy }]);
  set('faq.items.0.question', 'Первый вопрос?');
  edit([
    { action: 'remove', path: 'faq.items.1' },
    { action: 'insert', path: 'faq.items.0', value: copy },
  ]);
  const [moved, reworded, copied] = history.list();
  for (const { id } of [reworded, copied].flatMap((change) => change ?? [])) {
    expect(() => history.undo(id)).toThrow('Сначала отмените более поздние правки этого списка');
  }
  expect(valueAt('faq.items.0')).toEqual(copy);
  for (const change of [moved, reworded, copied]) history.undo(change?.id);
  expect(read('content/faq.yaml')).toBe(before);
});

test('a change taken back over another one is a change, too', () => {
  const before = valueAt('faq.title');
  set('faq.title', 'Первая');
  rewrite('content/faq.yaml', /^title: .*/m, 'title: Из файла');
  history.undo(undefined, ['Из файла']);
  expect(history.list()).toMatchObject([{ before: 'Из файла', after: before }]);
  history.undo();
  expect(valueAt('faq.title')).toBe('Из файла');
});

test('before an entry is removed over a change in the file, it is named', () => {
  edit([{ action: 'insert', path: 'faq.items.0', value: { question: 'Новый?', answer: 'Да.' } }]);
  rewrite('content/faq.yaml', /Новый\?/, 'Из файла?');
  expect(() => history.undo()).toThrow('Сейчас там: Из файла?. Эта запись будет удалена');
});

test('a change made in the file elsewhere is no hindrance', () => {
  set('faq.title', 'С сайта');
  rewrite('content/faq.yaml', /^intro: .*/m, 'intro: Из файла');
  history.undo();
  expect(valueAt('faq.intro')).toBe('Из файла');
});

test('what was changed in the file meanwhile is not overwritten', () => {
  const seen = [valueAt('faq.intro'), valueAt('faq.title')];
  rewrite('content/faq.yaml', /^title: .*/m, 'title: Из файла');
  const edits = ['faq.intro', 'faq.title'].map((path): Edit => {
    return { action: 'set', path, value: 'С сайта' };
  });
  expect(() => edit(edits, seen)).toThrow(Conflict);
  expect(valueAt('faq.intro')).toBe(seen[0]);
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

test('where one of several files cannot be written, none of them changes', () => {
  const before = [read('content/faq.yaml'), read('content/home.yaml')];
  // Another program holds what is written beside the second file.
  mkdirSync(join(root, '.home.part'));
  const edits: Edit[] = ['faq.title', 'home.hero.lead'].map((path) => {
    return { action: 'set', path, value: 'Новое' };
  });
  expect(() => edit(edits)).toThrow();
  rmSync(join(root, '.home.part'), { recursive: true, force: true });
  expect([read('content/faq.yaml'), read('content/home.yaml')]).toEqual(before);
  expect(history.list()).toEqual([]);
});

test('a setting is a line of its own', () => {
  writeFileSync(join(root, '.env'), '# Телефон\nNEXT_PUBLIC_PHONE=\n');
  set('env.NEXT_PUBLIC_PHONE', '+7 949 765-43-21');
  set('env.NEXT_PUBLIC_TELEGRAM', 'handle');
  expect(read('.env')).toBe(
    '# Телефон\nNEXT_PUBLIC_PHONE=+7 949 765-43-21\nNEXT_PUBLIC_TELEGRAM=handle\n',
  );
});

test('a headline loses an underline whose words are gone, and gets it back', () => {
  const title = String(valueAt('home.hero.title'));
  set('home.hero.underlined', title.split(' ')[0]);
  const notes = set('home.hero.title', 'Сочи без лишних трат');
  expect(notes).toEqual([expect.stringMatching(/^Подчёркивание снято: слов «.*» в заголовке нет/)]);
  expect(valueAt('home.hero.underlined')).toBeNull();
  history.undo();
  expect(valueAt('home.hero.underlined')).toBe(title.split(' ')[0]);
});

test('a price takes the range along that it lies in', () => {
  const index = (valueAt('prices.services') as { id: string }[]).findIndex(
    ({ id }) => id === 'landing',
  );
  const notes = set(`prices.services.${index}.price`, 99_000);
  expect(notes[0]).toMatch(/^«Лендинг, вилка» теперь .*–99\s000/);
  expect(valueAt('figures.landing-range.to')).toBe(99_000);
});

test('a conflict tells what the text says, with its figures', () => {
  set('faq.intro', 'Мой опыт — {experience}.');
  const edits: Edit[] = [{ action: 'set', path: 'faq.intro', value: 'Новое вступление' }];
  expect(() => edit(edits, ['Прежнее вступление'])).toThrow(/Сейчас там: Мой опыт — 14\+\sлет\.$/);
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
  const edits: Edit[] = [{ action: 'set', path, value: '' }];
  const words = { label: '', after: '' };
  return saveWithPictures(
    history,
    { edits, expected: [valueAt(path)], words },
    { [path]: picture },
  );
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

test('a new picture takes its former view on phones away, unless that is new, too', () => {
  const work = 'websites.portfolio.items.0';
  set(`${work}.phoneImage`, 'flowers-phone.avif');
  const edits = (...pictures: [string, string][]) =>
    edit(pictures.map(([name, value]) => ({ action: 'set', path: `${work}.${name}`, value })));
  expect(edits(['image', 'a.avif'], ['phoneImage', 'b.avif'])).toEqual([]);
  expect(valueAt(`${work}.phoneImage`)).toBe('b.avif');
  expect(edits(['image', 'c.avif'])).toEqual([expect.stringContaining('«Картинка для телефона»')]);
  expect(valueAt(`${work}.phoneImage`)).toBeNull();
  history.undo();
  expect(valueAt(`${work}.phoneImage`)).toBe('b.avif');
});

test('a picture stays while a copy of its entry names it', () => {
  const file = join(root, 'content/pictures/Новая.jpg');
  writeFileSync(file, '');
  set('websites.portfolio.items.0.image', 'Новая.jpg', undefined, 'Новая.jpg');
  const works = valueAt('websites.portfolio.items') as object[];
  set('websites.portfolio.items', [...works, works[0]]);
  history.undo(history.list()[1]?.id);
  expect(readFileSync(file)).toHaveLength(0);
});
