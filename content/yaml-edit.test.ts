import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { deepValues } from './deep-values';
import { schemas } from './schema';
import { rewrite } from './yaml-edit';

const read = (name: string) => readFileSync(`content/${name}.yaml`, 'utf8');
const files = [
  ...Object.keys(schemas).map((name) => [name, read(name)]),
  ['home of Windows', `\ufeff${read('home').replaceAll('\n', '\r\n')}`],
] as [name: string, source: string][];

const valuesOf = (source: string) => deepValues(parseDocument(source).toJS());

/** Where the part of the first text begins and ends in which the second one differs. */
function difference(before: string, after: string): [start: number, end: number] {
  let start = 0;
  while (before[start] === after[start] && start < before.length) start++;
  let end = before.length;
  while (end > start && before[end - 1] === after[end - 1 + after.length - before.length]) end--;
  return [start, end];
}

test.each(files.slice(-2))('each text of %s is replaced at its own place', (_, source) => {
  const texts = ['Цена: "25" # и {audit}, да', `${'долгий текст: '.repeat(14)}конец`];
  let count = 0;
  for (const { value, path } of valuesOf(source)) {
    if (typeof value !== 'string') continue;
    const document = parseDocument(source);
    const { range } = document.getIn(path, true) as { range: [number, number] };
    document.setIn(path, texts[count++ % 2]);
    const changed = rewrite(source, document.toJS());
    const [start, end] = difference(source, changed);
    expect(start).toBeGreaterThanOrEqual(range[0]);
    expect(end).toBeLessThanOrEqual(range[1]);
    expect(/[^\r]\n/.test(changed)).toBe(/[^\r]\n/.test(source));
  }
});

test.each(files)('each list of %s is as it was after a copy, a move and a removal', (_, source) => {
  for (const { value: list, path } of valuesOf(source)) {
    if (!Array.isArray(list) || list.length === 0) continue;
    const write = (text: string, entries: unknown[]) => {
      const document = parseDocument(text);
      document.setIn(path, entries);
      return rewrite(text, document.toJS());
    };
    for (const index of [0, list.length - 1]) {
      const copied = write(source, list.toSpliced(index, 0, list[index]));
      expect(write(copied, list)).toBe(source);
      expect(write(write(source, list.toReversed()), list)).toBe(source);
      const removed = write(source, list.toSpliced(index, 1));
      expect(valuesOf(write(removed, list))).toEqual(valuesOf(source));
    }
  }
});
