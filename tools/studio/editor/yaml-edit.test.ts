import { readFileSync } from 'node:fs';
import { Lexer, LineCounter, parseDocument } from 'yaml';
import { deepValues } from '../../../lib/content/deep-values';
import { schemas } from '../../../lib/content/schema';
import { FIXTURE_CONTENT } from '../../../lib/content/test-folder.fixture';
import { findYamlErrors } from '../../../lib/content/yaml-errors';
import { editYaml } from './yaml-edit';

const read = (name: string) => readFileSync(`${FIXTURE_CONTENT}/${name}.yaml`, 'utf8');
const BY_HAND =
  '# О файле\ntitle: Да # в рамке\n\n# Список\nitems: # записи\n  - { text: Раз, more: [а, "б"] } # первое\n' +
  '  # между\n  - text: >-\n      Два\n\n      слова\n    more: "в \\"кавычках\\"" # второе\n' +
  "  - text: 'Три: да'\n    more:\n    - без отступа # третье\n    # конец\nlast: |\n  строка\n  ещё\n";
const files = [
  ...Object.keys(schemas).map((name) => [name, read(name)]),
  ['home of Windows', `\ufeff${read('home').replaceAll('\n', '\r\n')}`],
  ['all notations', BY_HAND],
] as [name: string, source: string][];

const valuesOf = (source: string) => parseDocument(source).toJS();
const commentsOf = (source: string) =>
  [...new Lexer().lex(source)].filter((token) => token.startsWith('#')).sort();

test.each(files)('a change of %s rewrites no lines but those around it', (_, source) => {
  const lines = source.split('\n');
  const texts = deepValues(valuesOf(source)).filter(({ value }) => typeof value === 'string');
  for (const { path } of texts) {
    const edit = { action: 'set', path: path.join('.'), value: 'Новое' } as const;
    const edited = editYaml(source, [edit]).split('\n');
    expect(edited.filter((line) => !lines.includes(line)).length).toBeLessThanOrEqual(3);
    // A block loses all lines of its text.
    expect(lines.filter((line) => !edited.includes(line)).length).toBeLessThanOrEqual(4);
  }
});

test.each(files)(
  'a change of %s leaves its comments, its order and all other values',
  (_, source) => {
    const [name = ''] = Object.keys(valuesOf(source));
    const edited = editYaml(source, [{ action: 'set', path: name, value: 'Новое' }]);
    expect(JSON.stringify(valuesOf(edited))).toBe(
      JSON.stringify({ ...valuesOf(source), [name]: 'Новое' }),
    );
    const last = Object.keys(valuesOf(source)).at(-1) ?? '';
    const back = editYaml(source, [
      { action: 'set', path: last, value: 'Новое' },
      { action: 'set', path: last, value: valuesOf(source)[last] },
    ]);
    expect(valuesOf(back)).toEqual(valuesOf(source));
    expect(/[^\r]\n/.test(edited)).toBe(/[^\r]\n/.test(source));
  },
);

test.each(files)(
  'each text of %s can be anything, in one line that nothing suspects',
  (_, source) => {
    const texts = [
      '- Скорее всего, да.',
      'Цена: "25" # и {audit}, да',
      'price: 25 000',
      '\'Роза\' и "мимоза"',
      '12',
      'да',
      '? вопрос',
      `${'долгий текст: '.repeat(14)}конец`,
    ];
    const paths = deepValues(valuesOf(source)).flatMap(({ value, path }) =>
      typeof value === 'string' ? [path.join('.')] : [],
    );
    for (const [index, path] of paths.entries()) {
      const value = texts[index % texts.length];
      const edited = editYaml(source, [{ action: 'set', path, value }]);
      expect(parseDocument(edited).getIn(pathOf(path))).toBe(value);
      expect(commentsOf(edited)).toEqual(commentsOf(source));
      const lines = new LineCounter();
      const document = parseDocument(edited, { lineCounter: lines });
      const isOwn = ({ line }: { line: number }) => lineOf(document, path, lines) === line;
      expect(findYamlErrors(document, lines, edited).filter(isOwn)).toEqual([]);
    }
  },
);

const pathOf = (path: string) =>
  path.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));

function lineOf(document: ReturnType<typeof parseDocument>, path: string, lines: LineCounter) {
  const { range } = document.getIn(pathOf(path), true) as { range: [number, number, number] };
  return lines.linePos(range[0]).line;
}

test.each(files)('each list of %s gets and loses an entry, and is as it was', (file, source) => {
  for (const { value: list, path } of deepValues(valuesOf(source))) {
    if (!Array.isArray(list) || list.length === 0) continue;
    const name = path.join('.');
    for (const index of new Set([0, list.length])) {
      const entry = `${name}.${index}`;
      const more = editYaml(source, [{ action: 'insert', path: entry, value: list[0] }]);
      expect(parseDocument(more).getIn(pathOf(name))).toHaveProperty(
        'items.length',
        list.length + 1,
      );
      const same = editYaml(more, [{ action: 'remove', path: entry }]);
      expect(valuesOf(same)).toEqual(valuesOf(source));
      // Lists of mixed notations get one.
      if (index > 0 && file !== 'all notations') expect(same).toBe(source);
    }
  }
});

test('an emptied list is begun again, and so is a part with nothing below its name', () => {
  const empty = editYaml('items:\n  - один\nstats:\n', [{ action: 'remove', path: 'items.0' }]);
  expect(valuesOf(empty)).toEqual({ items: [], stats: null });
  const begun = editYaml(empty, [
    { action: 'insert', path: 'items.0', value: { title: 'Новое' } },
    { action: 'insert', path: 'stats.0', value: 'раз' },
  ]);
  expect(begun).toBe('items:\n  - title: Новое\nstats:\n  - раз\n');
  const named = editYaml(begun, [{ action: 'set', path: 'names.one', value: 'Раз' }]);
  expect(valuesOf(named).names).toEqual({ one: 'Раз' });
});
