import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

type Column = { label: string; className?: string | undefined };

type Row = { key: string; head: ReactNode; cells: readonly ReactNode[] };

type DataTableProps = {
  caption: ReactNode;
  /** Shows the caption. By default only screen readers get it. */
  captioned?: boolean;
  /** The first column holds the row headings. Without columns, each row is a heading and a value. */
  columns?: readonly Column[];
  rows: readonly Row[];
  total?: Omit<Row, 'key'>;
  /** The cells hold sentences or large sums instead of columns of figures. */
  prose?: boolean;
  /** The row headings have notes below their names. */
  annotated?: boolean;
  className?: string | undefined;
};

export function DataTable(props: DataTableProps) {
  const { caption, captioned, columns = [], rows, total, prose, annotated, className } = props;
  const cellsOf = ({ head, cells }: Omit<Row, 'key'>) => (
    <>
      <th scope="row">{head}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]?.label ?? 'value'} className={columns[index + 1]?.className}>
          {cell}
        </td>
      ))}
    </>
  );
  return (
    <table
      className={clsx(
        styles.table,
        !prose && styles.figures,
        className,
        annotated && styles.annotated,
      )}
    >
      <caption className={captioned ? styles.caption : 'visually-hidden'}>{caption}</caption>
      {columns.length > 0 && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.className}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>{cellsOf(row)}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>{cellsOf(total)}</tr>
        </tfoot>
      )}
    </table>
  );
}
