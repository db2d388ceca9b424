import type { Column } from '../form-fields';
import { copiedCells } from './copied-cells';
import { monthIn } from './read-month';
import { type Reading, readNumber, withoutUnit } from './read-number';

/** The cells of a table as they are typed. */
export type Rows = readonly (readonly string[])[];

export const isEmptyRow = (row: readonly string[]) => row.every((cell) => !cell.trim());

/** The cells of the entries of a list. */
export function rowsOf(entries: readonly Record<string, unknown>[], columns: Column[]): Rows {
  return entries.map((entry) => columns.map(({ name }) => String(entry[name] ?? '')));
}

/** The whole number in a cell, without decimals. An empty cell and a dash are 0. */
function readCount(cell: string): Reading {
  if (/^[—–−-]?$/.test(withoutUnit(cell))) return { kind: 'number', value: 0 };
  const reading = readNumber(cell);
  if (reading.kind !== 'number') return reading;
  return reading.value < 0 ? { kind: 'none' } : { ...reading, value: Math.round(reading.value) };
}

/** Whether a cell cannot be saved as it is typed. */
export const isWrong = (cell: string, { isNumber }: Column) =>
  isNumber && readCount(cell).kind !== 'number';

/** Puts a copied block into a table, from a cell on. Its heading and its total are left out. */
export function pasteBlock(
  rows: Rows,
  row: number,
  column: number,
  text: string,
  columns: Column[],
): Rows {
  const isNumberAt = (index: number) => columns[column + index]?.isNumber;
  const isHeading = (cells: string[]) => {
    const labels = cells.filter((cell, index) => isNumberAt(index) && cell.trim());
    return labels.length > 0 && labels.every((cell) => readCount(cell).kind === 'none');
  };
  const own = copiedCells(text).filter(
    (cells, index) => !(index === 0 && isHeading(cells)) && !isTotal(cells),
  );
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

const isTotal = ([first = '']: string[]) => /^\s*((общий )?итог|всего|(grand )?total)/i.test(first);

/** Returns the value of a cell, or undefined if it should be a number and is not. */
function cellValue(cell: string, { name, isNumber }: Column): string | number | undefined {
  if (!isNumber) return name === 'month' ? monthIn(cell) : cell.trim();
  const reading = readCount(cell);
  return reading.kind === 'number' ? reading.value : undefined;
}

function cleaned(cell: string, column: Column | undefined): string {
  return String((column && cellValue(cell, column)) ?? cell.trim());
}

/** Describes the first cell that is no number, or that can be read as two. */
export function wrongCell(rows: Rows, columns: Column[]): string | undefined {
  for (const [index, row] of rows.entries()) {
    if (isEmptyRow(row)) continue;
    const at = columns.findIndex((column, cell) => isWrong(row[cell] ?? '', column));
    const cell = row[at];
    if (cell === undefined) continue;
    const reading = readCount(cell);
    const problem = reading.kind === 'ambiguous' ? reading.question : `«${cell}» — не число.`;
    return `${row[0] || `Строка ${index + 1}`}, ${columns[at]?.title}: ${problem}`;
  }
  return undefined;
}

/** The entries of a table that is filled in. Empty rows are none. */
export function entriesOf(rows: Rows, columns: Column[]): Record<string, unknown>[] {
  const filled = rows.filter((row) => !isEmptyRow(row));
  return filled.map((row) =>
    Object.fromEntries(
      columns.map((column, index) => [column.name, cellValue(row[index] ?? '', column)]),
    ),
  );
}
