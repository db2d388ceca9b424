import { readFileSync } from 'node:fs';
import { Lexer, parseDocument } from 'yaml';
import { deepValues, type Path } from './deep-values';
import { schemas } from './schema';
import { FIXTURE_CONTENT } from './test-folder.fixture';
import { rewrite } from './yaml-edit';

const read = (name: string) => readFileSync(`${FIXTURE_CONTENT}/${name}.yaml`, 'utf8');
const files = [
  ...Object.keys(schemas).map((name) => [name, read(name)]),
  ['home of Windows', `\ufeff${read('home').replaceAll('\n', '\r\n')}`],
  [
    'all notations',
    '# О файле\ntitle: Да # в рамке\n\n# Список\nitems: # записи\n  - { text: Раз, more: [а, "б"] } # первое\n' +
      '  # между\n  - text: >-\n      Два\n\n      слова\n    more: "в \\"кавычках\\"" # второе\n' +
      "  - text: 'Три: да'\n    more:\n    - без отступа # третье\n    # конец\nlast: |\n  строка\n  ещё\n",
  ],
] as [name: string, source: string][];

const valuesOf = (source: string) => parseDocument(source).toJS();
const pathsOfTexts = (source: string) =>
  deepValues(valuesOf(source)).flatMap(({ value, path }) =>
    typeof value === 'string' ? [path] : [],
  );

const TEXTS = ['Цена: "25" # и {audit}, да', `${'долгий текст: '.repeat(14)}конец`];

/** Copies the values of a file, with another value at some places. */
function changed(values: object, paths: Path[], value: unknown): object {
  const copy = structuredClone(values);
  for (const path of paths) {
    const owner = path.slice(0, -1).reduce((part, key) => Object(part)[key], copy);
    Object.assign(owner, { [String(path.at(-1))]: value });
  }
  return copy;
}

test.each(files.slice(-3))('each text of %s is replaced at its own place', (_, source) => {
  const document = parseDocument(source);
  for (const [index, path] of pathsOfTexts(source).entries()) {
    const { range } = document.getIn(path, true) as { range: [start: number, end: number] };
    const written = rewrite(source, changed(document.toJS(), [path], TEXTS[index % 2]));
    expect(written.startsWith(source.slice(0, range[0]))).toBe(true);
    expect(written.endsWith(source.slice(range[1]))).toBe(true);
    expect(/[^\r]\n/.test(written)).toBe(/[^\r]\n/.test(source));
  }
});

const commentsOf = (source: string) =>
  [...new Lexer().lex(source)].filter((token) => token.startsWith('#'));

test.each(files)('all texts of %s are replaced, and its comments stay', (_, source) => {
  for (const text of TEXTS) {
    const written = rewrite(source, changed(valuesOf(source), pathsOfTexts(source), text));
    expect(commentsOf(written)).toEqual(commentsOf(source));
  }
});

test.each(files)('each list of %s is as it was after a copy, a move and a removal', (_, source) => {
  const values = valuesOf(source);
  for (const { value: list, path } of deepValues(values)) {
    if (!Array.isArray(list) || list.length === 0) continue;
    /** Writes other entries, and then those that were there. */
    const back = (entries: unknown[]) =>
      rewrite(rewrite(source, changed(values, [path], entries)), values);
    expect(back(list.toReversed())).toBe(source);
    for (const index of new Set([0, list.length - 1])) {
      expect(back(list.toSpliced(index, 0, list[index]))).toBe(source);
      expect(valuesOf(back(list.toSpliced(index, 1)))).toEqual(values);
    }
  }
});
