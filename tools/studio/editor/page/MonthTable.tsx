import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import type { Column } from '../form-fields';
import type { EditablePlace } from '../places';
import { Button } from './Button';
import type { ControlProps } from './control-props';
import { isEmptyRow, isWrong, pasteBlock, type Rows, rowsOf, wrongCell } from './month-rows';

type MonthTableProps = Omit<ControlProps, 'place'> & {
  place: Pick<EditablePlace, 'written'>;
  columns: Column[];
};

/** Months as a table, with the keyboard of a spreadsheet; a copied block is pasted as it is. Its last row is a new one. */
export function MonthTable(props: MonthTableProps) {
  const { columns, path } = props;
  const table = useRef<HTMLTableElement>(null);
  const { rows, type, paste, remove } = useRows(props);

  function move(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const { down = 0, right = 0 } = step;
    const cell = table.current?.rows[row + 1 + down]?.cells[column + right]?.querySelector('input');
    cell?.focus();
    cell?.select();
  }

  return (
    <div className="months">
      <table ref={table}>
        <thead>
          <tr>
            {columns.map(({ name, title }) => (
              <th key={name}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its number.
            <tr key={row}>
              {columns.map((column, at) => (
                <td key={column.name}>
                  <Cell
                    column={column}
                    row={row}
                    data-cell={`${path}.${row}.${column.name}`}
                    value={cells[at] ?? ''}
                    onChange={({ target }) => type(row, at, target.value)}
                    onPaste={(event) => paste(event, row, at)}
                    onKeyDown={(event) => move(event, row, at)}
                  />
                </td>
              ))}
              <td>
                <Button aria-label={`Убрать строку ${row + 1}`} onClick={() => remove(row)}>
                  ×
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{wrongCell(rows, columns)}</p>
      <p>Строки можно вставить из Excel или из отчёта рекламного кабинета. Пустая клетка — ноль.</p>
    </div>
  );
}

/** The rows as they are typed, with an empty one at the end, and the ways to change them. */
function useRows({ place, path, typed, setTyped, columns }: MonthTableProps) {
  const savedRows = rowsOf(place.written as Record<string, unknown>[], columns);
  const filled = (typed[path] ?? savedRows) as Rows;
  const last = filled.at(-1);
  const rows = last && isEmptyRow(last) ? filled : [...filled, columns.map(() => '')];
  const put = (next: Rows) => setTyped(path, next);

  function paste(event: ClipboardEvent, row: number, column: number) {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    put(pasteBlock(rows, row, column, text, columns));
  }

  return {
    rows,
    type: (row: number, column: number, cell: string) =>
      put(rows.map((cells, at) => (at === row ? cells.with(column, cell) : cells))),
    paste,
    remove: (row: number) => put(rows.toSpliced(row, 1)),
  };
}

type CellProps = ComponentProps<'input'> & { column: Column; row: number; value: string };

function Cell({ column, row, value, ...handlers }: CellProps) {
  const { title, isNumber } = column;
  return (
    <input
      {...handlers}
      data-value=""
      aria-label={`${title}, строка ${row + 1}`}
      aria-invalid={isWrong(value, column)}
      inputMode={isNumber ? 'numeric' : undefined}
      value={value}
    />
  );
}

/** How many rows and columns a key moves the focus, as in a spreadsheet; inside a text it moves the caret. */
function stepOf(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget: input, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowUp':
      return { down: -1 };
    case 'ArrowDown':
    case 'Enter':
      return { down: 1 };
    case 'ArrowLeft':
      return input.selectionEnd === 0 ? { right: -1 } : undefined;
    case 'ArrowRight':
      return input.selectionStart === input.value.length ? { right: 1 } : undefined;
  }
}
