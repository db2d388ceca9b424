import { MONTHS } from '../../../../lib/month-names';
import type { Column } from '../places';
import type { Edit } from '../yaml-edit';

/** The cells of a table as they are typed. */
export type Rows = readonly (readonly string[])[];

export const isEmptyRow = (row: readonly string[]) => row.every((cell) => !cell.trim());

/** The cells of the entries of a list. */
export function rowsOf(entries: readonly Record<string, unknown>[], columns: Column[]): Rows {
  return entries.map((entry) => columns.map(({ name }) => String(entry[name] ?? '')));
}

/** «1 234,50 ₽» is 1235, an empty cell and a dash are 0; what is no number is undefined. */
export function numberIn(cell: string): number | undefined {
  const digits = cell.replace(/[\s₽]|руб\.?|р\.|шт\.?/giu, '').replace(/^[—–-]?$/, '0');
  const isGrouped = digits.includes(',') && digits.includes('.');
  const plain = isGrouped ? digits.replace(/[.,](?=.*[.,])/g, '') : digits;
  const decimal = plain.replace(',', '.');
  return /^\d+(\.\d+)?$/.test(decimal) ? Math.round(Number(decimal)) : undefined;
}

/** «мар.25», «03.2025», «2025-03-01» and «март 2025» are «Март 2025»; anything else stays as it is. */
export function monthIn(cell: string): string {
  const text = cell.trim().toLowerCase();
  const [, before, number, after] =
    /^(?:(\d{4})-|(?:\d{1,2}\.)?)(\d{1,2})(?:[-.](\d{2,4}))?$/.exec(text) ?? [];
  const [, letters = '', year = ''] = /^(\p{L}{3,})[.,]?[\s-]*(\d{2,4})?/u.exec(text) ?? [];
  const index = number
    ? Number(number) - 1
    : MONTHS.findIndex((month) => letters.length >= 3 && month.startsWith(letters.slice(0, 3)));
  const name = MONTHS[index];
  if (!name) return cell.trim();
  const digits = before ?? (number ? after : year) ?? '';
  const full = digits.length === 2 ? `20${digits}` : digits;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${full}`.trim();
}

/** Puts a copied block into a table, from a cell on. Its heading and its total are left out. */
export function pasteBlock(
  rows: Rows,
  row: number,
  column: number,
  text: string,
  columns: Column[],
): Rows {
  const block = text
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const isNumberAt = (index: number) => columns[column + index]?.isNumber;
  const isHeading = (cells: string[]) =>
    cells.every(
      (cell, index) => !isNumberAt(index) || !cell.trim() || numberIn(cell) === undefined,
    ) && cells.some((cell, index) => isNumberAt(index) && cell.trim());
  const isTotal = ([first = '']: string[]) => /^\s*(итог|всего)/i.test(first);
  const own = block.filter((cells, index) => !(index === 0 && isHeading(cells)) && !isTotal(cells));
  const result = rows.map((cells) => [...cells]);
  for (const [down, cells] of own.entries()) {
    const target = result[row + down] ?? columns.map(() => '');
    for (const [right, cell] of cells.entries()) {
      if (column + right < columns.length)
        target[column + right] = cleaned(cell, columns[column + right]);
    }
    result[row + down] = target;
  }
  return result;
}

/** Returns the value of a cell, or undefined if it should be a number and is not. */
function cellValue(cell: string, { name, isNumber }: Column): string | number | undefined {
  if (isNumber) return numberIn(cell);
  return name === 'month' ? monthIn(cell) : cell.trim();
}

function cleaned(cell: string, column: Column | undefined): string {
  return String((column && cellValue(cell, column)) ?? cell.trim());
}

/** The first cell that is no number, in words. */
export function wrongCell(rows: Rows, columns: Column[]): string | undefined {
  for (const row of rows.filter((cells) => !isEmptyRow(cells))) {
    const index = columns.findIndex(
      ({ isNumber }, at) => isNumber && numberIn(row[at] ?? '') === undefined,
    );
    const column = columns[index];
    if (column) return `${row[0]}, ${column.title}: «${row[index]}» — не число.`;
  }
  return undefined;
}

/** The edits that make a list of entries what its table says, from the last entry up where some go. */
export function editsOf(
  path: string,
  before: readonly Record<string, unknown>[],
  rows: Rows,
  columns: Column[],
): Edit[] {
  const filled = rows.filter((row) => !isEmptyRow(row));
  const entries = filled.map((row) => {
    return Object.fromEntries(
      columns.map((column, index) => [column.name, cellValue(row[index] ?? '', column)]),
    );
  });
  const changed = entries.slice(0, before.length).flatMap((entry, index) =>
    columns.flatMap(({ name }): Edit[] => {
      const value = entry[name];
      return before[index]?.[name] === value
        ? []
        : [{ action: 'set', path: `${path}.${index}.${name}`, value }];
    }),
  );
  const added = entries.slice(before.length).map((value, index): Edit => {
    return { action: 'insert', path: `${path}.${before.length + index}`, value };
  });
  const removed = before.slice(entries.length).map((_, index): Edit => {
    return { action: 'remove', path: `${path}.${before.length - 1 - index}` };
  });
  return [...changed, ...added, ...removed];
}
