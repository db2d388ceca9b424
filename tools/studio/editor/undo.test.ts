import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type FieldValue, fieldsIn, valueIn } from '../../../lib/content/fields';
import { FIXTURE_CONTENT, testFolder } from '../../../lib/content/test-folder.fixture';
import { copiesFolder } from '../../shared/copies/copies';
import { readValues } from './files';
import { Conflict, History } from './history';
import { isEntry, ownerOf, siblingPath } from './paths';
import { saveWithPictures } from './save-pictures';
import type { Edit } from './yaml-edit';

// Each change would wait for the check of all files, which has tests of its own.
jest.mock('../../../lib/content/load');

const root = testFolder(FIXTURE_CONTENT, 'content');
const content = join(root, 'content');
process.env.XDG_DATA_HOME = join(root, 'data');

/** Enough for every notation and every kind of edit. */
const names = ['faq', 'figures', 'offers', 'prices', 'site'].map((name) => `${name}.yaml`);

const read = (name: string) => readFileSync(join(content, name), 'utf8');
const files = () => Object.fromEntries(names.map((name) => [name, read(name)]));
const valueAt = (path: string) => valueIn(readValues(root), path) ?? null;

beforeEach(() => {
  const others = readdirSync(content).filter((name) => !names.includes(name) && /yaml$/.test(name));
  for (const name of others) rmSync(join(content, name));
});

/** Writes the content as somebody does who explains everything, and has habits of his own. */
function formatByHand() {
  for (const name of names) {
    const text = read(name)
      // A text becomes a block of two lines.
      .replace(
        /^( *)(- |)(title|question|name|intro): ([^"'{[>|\n]+) (\S+)$/gm,
        (_, indent, dash, field, words, last) => {
          const inner = `\n${indent}${dash && '  '}    `;
          return `${indent}${dash}${field}: >-${inner}${words}${inner}${last}`;
        },
      )
      .replace(/^( *)(- )?([\w-]+):(?= |$)/gm, '$1# Про $3\n$&')
      .replace(/^( *(?:- )?(?:price|id|city)): (.*)$/gm, '$1:   $2   # справа')
      .replaceAll(/"([^"'\\\n]*)"/g, "'$1'")
      .replaceAll(/\{ (.*) \}$/gm, '{$1}');
    expect(parse(text)).toEqual(parse(read(name)));
    writeFileSync(join(content, name), `# Сверху\n\n${text}\n# Снизу\n`);
  }
}

function change(history: History, edits: Edit[]) {
  const expected = edits.map(({ action, path }) => (action === 'insert' ? null : valueAt(path)));
  history.change({ edits, expected, words: { label: '', after: '' } });
}

const set = (path: string, value: unknown): Edit[] => [{ action: 'set', path, value }];
const remove = (path: string): Edit[] => [{ action: 'remove', path }];
const moveUp = (path: string): Edit[] => [
  { action: 'remove', path },
  { action: 'insert', path: siblingPath(path, -1), value: valueAt(path) },
];

/** All that an owner may do at a place. */
function editsAt({ path, value, inner, optionalPart }: FieldValue): Edit[][] {
  const isInList = isEntry(path) && Array.isArray(valueAt(ownerOf(path)));
  const newValue = typeof value === 'number' ? value + 1 : 'Новое: «да»';
  return [
    ...(inner ? [] : [set(path, newValue)]),
    ...(optionalPart === path || isInList ? [remove(path)] : []),
    ...(isInList ? [[{ action: 'insert' as const, path: siblingPath(path, 1), value }]] : []),
    ...(isInList && !path.endsWith('.0') ? [moveUp(path)] : []),
  ];
}

const allEdits = () =>
  fieldsIn(readValues(root))
    .filter(({ path }) => path.includes('.') && !path.startsWith('env'))
    .flatMap(editsAt);

/** Leaves out edits of places that differ only in the number of an entry. */
function oneOfEachKind(edits: Edit[][]): Edit[][] {
  const kindOf = (all: Edit[]) =>
    all.map(({ action, path }) => action + path.replaceAll(/\.\d+/g, '.n')).join();
  return [...new Map(edits.map((all) => [kindOf(all), all])).values()];
}

/** Makes a change, undoes it, redoes it and undoes it again. */
function expectExact(history: History, edits: Edit[]) {
  const before = files();
  change(history, edits);
  const after = files();
  expect(after).not.toEqual(before);
  history.undo();
  expect(files()).toEqual(before);
  history.redo();
  expect(files()).toEqual(after);
  history.undo();
  expect(files()).toEqual(before);
}

test('after each kind of edit and its undo, files are the same byte for byte', () => {
  formatByHand();
  const history = new History(root);
  for (const edits of oneOfEachKind(allEdits())) expectExact(history, edits);
}, 60_000);

test('a discount that is removed comes back with its comment', () => {
  const comment = '  # Скидка с работы в первый месяц.\n';
  const discount = '  discount: # уберите, и строки не будет\n    title: Первым\n    percent: 15\n';
  const text = readFileSync(join(FIXTURE_CONTENT, 'calculator.yaml'), 'utf8');
  const before = text.replace(/^result:\n/m, `$&${comment}${discount}    atMost: 5000\n`);
  writeFileSync(join(content, 'calculator.yaml'), before);
  const history = new History(root);
  change(history, remove('calculator.result.discount'));
  expect(read('calculator.yaml')).not.toContain('percent');
  history.undo();
  expect(read('calculator.yaml')).toBe(before);
});

test.each(['as the editor writes them', 'by hand'])(
  'what a person removes, rewrites and moves in files formatted %s comes back',
  (formatted) => {
    if (formatted === 'by hand') formatByHand();
    const history = new History(root);
    expectExact(history, remove('site.person.signature'));
    expectExact(history, remove('offers.items.1'));
    expectExact(history, remove('faq.items.0'));
    expectExact(history, remove('faq.items.1'));
    expectExact(history, remove('faq.items.2'));
    expectExact(history, remove('figures.success'));
    expectExact(history, set('faq.title', 'Строка'));
    expectExact(history, set('faq.items.1.answer', 'Строка'));
    expectExact(history, set('prices.services.0.benefits', []));
    expectExact(history, set('site.hours.otherDays', [{ day: 'sunday' }]));
    expectExact(history, moveUp('faq.items.2'));
    expectExact(history, moveUp('prices.services.7'));
    expectExact(history, [...set('faq.title', 'Раз'), ...set('offers.title', 'Два')]);
  },
);

/** Numbers below 1 that are the same in each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test.each([1, 2, 3])('a day of changes is undone and redone byte for byte (%i)', (seed) => {
  formatByHand();
  const random = randomNumbers(seed);
  const history = new History(root);
  const states = [files()];
  for (let count = 0; count < 12; count++) {
    const edits = allEdits();
    change(history, edits[Math.floor(random() * edits.length)] ?? []);
    states.push(files());
  }
  for (const state of states.slice(0, -1).reverse()) {
    history.undo();
    expect(files()).toEqual(state);
  }
  for (const state of states.slice(1)) {
    history.redo();
    expect(files()).toEqual(state);
  }
  expect(history.canRedo).toBe(false);
});

test.each([1, 2, 3])(
  'changes that are undone in any order leave the former values (%i)',
  (seed) => {
    formatByHand();
    const random = randomNumbers(seed);
    const history = new History(root);
    const before = readValues(root);
    for (let count = 0; count < 12; count++) {
      const edits = allEdits();
      change(history, edits[Math.floor(random() * edits.length)] ?? []);
    }
    // Each round undoes at least the newest change.
    while (history.list().length > 0) {
      for (const { id } of history.list().toSorted(() => random() - 0.5)) {
        try {
          history.undo(id);
        } catch (error) {
          if (!(error instanceof Conflict)) expect(String(error)).toContain('Сначала отмените');
        }
      }
    }
    expect(readValues(root)).toEqual(before);
  },
);

test('a change between others is undone byte for byte, with what was written in the file since', () => {
  formatByHand();
  const history = new History(root);
  const before = files();
  const places = ['faq.title', 'faq.items.0.question', 'faq.items.0.answer', 'figures.audit.value'];
  for (const path of places) change(history, set(path, path.endsWith('value') ? 7000 : 'Новое'));
  change(history, remove('site.person.signature'));
  const written = '# Из файла';
  writeFileSync(join(content, 'faq.yaml'), read('faq.yaml').replace('# Снизу', written));
  for (const index of [2, 0, 1, 1, 0]) history.undo(history.list()[index]?.id);
  const faq = String(before['faq.yaml']).replace('# Снизу', written);
  expect(files()).toEqual({ ...before, 'faq.yaml': faq });
});

test('a value that did not fit before a change is back after it, too', () => {
  writeFileSync(
    join(content, 'figures.yaml'),
    read('figures.yaml').replace('to: 24000', 'to: 16000'),
  );
  const price = 'prices.services.4';
  expect(valueAt(`${price}.id`)).toBe('landing');
  const before = files();
  const history = new History(root);
  change(history, set(`${price}.price`, 15_500));
  history.undo();
  expect(files()).toEqual(before);
});

test('setting what is there already changes no byte', () => {
  formatByHand();
  const before = files();
  const history = new History(root);
  change(history, set('faq.title', valueAt('faq.title')));
  expect(files()).toEqual(before);
  expect(history.list()).toEqual([]);
});

test('nothing is redone after another change, and nothing over a change in the file unseen', () => {
  const history = new History(root);
  change(history, set('faq.title', 'Первая'));
  history.undo();
  writeFileSync(
    join(content, 'faq.yaml'),
    read('faq.yaml').replace(/^title: .*/m, 'title: Из файла'),
  );
  expect(() => history.redo()).toThrow('Сейчас там: Из файла');
  history.redo(['Из файла']);
  expect(valueAt('faq.title')).toBe('Первая');
  expect(history.list()).toMatchObject([{ before: 'Из файла', after: 'Первая' }]);
  history.undo();
  expect(valueAt('faq.title')).toBe('Из файла');
  change(history, set('faq.intro', 'Вторая'));
  expect(history.canRedo).toBe(false);
  history.redo();
  expect(valueAt('faq.title')).toBe('Из файла');
});

test('an uploaded picture goes with its change and comes back with it', async () => {
  const history = new History(root);
  const path = 'site.person.portrait.image';
  const words = { label: 'Портрет', after: '' };
  const bytes = readFileSync(join(content, 'pictures/tall.jpg'));
  const picture = new File([new Uint8Array(bytes)], 'Новая.jpg');
  const before = valueAt(path);
  const named = { edits: set(path, 'Новая.jpg'), expected: [before], words };
  await saveWithPictures(history, named, { [path]: picture });
  const file = join(content, 'pictures/Новая.jpg');
  history.undo();
  expect(existsSync(file)).toBe(false);
  history.redo();
  expect(readFileSync(file)).toEqual(bytes);
  expect(valueAt(path)).toBe('Новая.jpg');

  new History(root).undo();
  expect(existsSync(file)).toBe(false);
  expect(valueAt(path)).toBe(before);
});

describe('after a restart', () => {
  const saved = () => join(copiesFolder(content), 'steps.json');

  test('the changes of the day are listed, and undone byte for byte', () => {
    formatByHand();
    const before = files();
    const history = new History(root);
    change(history, set('faq.title', 'Первая'));
    change(history, remove('faq.items.0'));
    change(history, set('site.city', 'Сочи'));
    history.markSent(history.list().map(({ id }) => id));
    history.undo(history.list()[1]?.id);

    const next = new History(root);
    expect(next.list()).toEqual(history.list());
    expect(next.list()).toMatchObject([{ isSent: true }, { isSent: true }]);
    next.undo();
    next.undo();
    expect(files()).toEqual(before);
    expect(new History(root).list()).toEqual([]);
  });

  test('changes are gone that no longer fit the files, and those of the days before', () => {
    const history = new History(root);
    jest.useFakeTimers({ now: Date.now() - 25 * 60 * 60 * 1000 });
    change(history, set('faq.intro', 'Позавчера'));
    jest.useRealTimers();
    change(history, set('faq.title', 'Первая'));
    change(history, set('faq.title', 'Вторая'));
    change(history, set('offers.title', 'Третья'));
    writeFileSync(join(content, 'offers.yaml'), read('offers.yaml').replace('Третья', 'Из файла'));
    const next = new History(root);
    expect(next.list()).toHaveLength(2);
    next.undo();
    expect(valueAt('faq.title')).toBe('Первая');
  });

  test.each(['', '[', '{}', '[{"id":1}]', '[null]'])('a list that reads %j is empty', (text) => {
    change(new History(root), set('faq.title', 'Первая'));
    writeFileSync(saved(), text);
    const history = new History(root);
    expect(history.list()).toEqual([]);
    change(history, set('faq.title', 'Вторая'));
    expect(new History(root).list()).toHaveLength(1);
  });

  test('a setting is undone, and no other line of .env was written there', () => {
    const file = join(root, '.env');
    const before =
      '# secret of the owner\nHOSTING_PASSWORD=secret-of-hosting\nNEXT_PUBLIC_TELEGRAM=\n';
    writeFileSync(file, before);
    const history = new History(root);
    change(history, set('env.NEXT_PUBLIC_TELEGRAM', 'handle'));
    change(history, set('env.NEXT_PUBLIC_PHONE', '+7 949 765-43-21'));
    expect(readFileSync(saved(), 'utf8')).not.toContain('secret');
    expect(statSync(saved()).mode & 0o777).toBe(0o600);
    expect(statSync(copiesFolder(content)).mode & 0o777).toBe(0o700);
    const next = new History(root);
    expect(next.list()).toHaveLength(2);
    next.undo();
    new History(root).undo();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

test('a setting is undone byte for byte, also after the hosting was written', () => {
  const history = new History(root);
  change(history, set('env.NEXT_PUBLIC_PHONE', '+7 949 765-43-21'));
  history.undo();
  expect(existsSync(join(root, '.env'))).toBe(false);
  writeFileSync(join(root, '.env'), "# Свой\nNEXT_PUBLIC_TELEGRAM='handle'");
  change(history, set('env.NEXT_PUBLIC_PHONE', '+7 949 765-43-21'));
  change(history, set('env.NEXT_PUBLIC_TELEGRAM', 'other'));
  writeFileSync(
    join(root, '.env'),
    `${readFileSync(join(root, '.env'), 'utf8')}HOSTING_HOST=a.ru\n`,
  );
  history.undo();
  history.undo();
  expect(readFileSync(join(root, '.env'), 'utf8')).toMatch(
    /^# Свой\nNEXT_PUBLIC_TELEGRAM='handle'\n(NEXT_PUBLIC_PHONE=\n)?HOSTING_HOST=a\.ru\n$/,
  );
});
