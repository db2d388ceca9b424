import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { deepValues } from './deep-values';
import { schemas } from './schema';
import { copyEntry, insertEntry, moveEntry, removeEntry, setValue } from './yaml-edit';

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
  const document = parseDocument(source);
  const texts = ['Цена: "25" # и {audit}, да', `${'долгий текст: '.repeat(14)}конец`];
  let count = 0;
  for (const { value, path } of valuesOf(source)) {
    if (typeof value !== 'string') continue;
    const text = texts[count++ % 2] ?? '';
    const changed = setValue(source, path, text);
    const { range } = document.getIn(path, true) as { range: [number, number] };
    const [start, end] = difference(source, changed);
    expect(start).toBeGreaterThanOrEqual(range[0]);
    expect(end).toBeLessThanOrEqual(range[1]);
    expect(/[^\r]\n/.test(changed)).toBe(/[^\r]\n/.test(source));
  }
});

test.each(files)('each list of %s is as it was after a copy, a move and a removal', (_, source) => {
  for (const { value: list, path } of valuesOf(source)) {
    if (!Array.isArray(list)) continue;
    for (const index of new Set([0, list.length - 1])) {
      if (list.length === 0) continue;
      const entry = [...path, index];
      expect(removeEntry(copyEntry(source, entry), [...path, index + 1])).toBe(source);
      const moved = moveEntry(source, entry, 1);
      expect(moveEntry(moved, entry, 1)).toBe(source);
      const again = insertEntry(removeEntry(source, entry), entry, list[index]);
      expect(valuesOf(again)).toEqual(valuesOf(source));
    }
  }
});
