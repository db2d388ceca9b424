import { DataTable } from '@/components/ui/objects/DataTable';
import { Pen } from '@/components/ui/objects/Pen';
import { unbrokenNumbers } from '@/components/ui/objects/unbroken-numbers';
import type { Content } from '@/content/schema';
import styles from './Comparison.module.css';

/** On a phone each criterion becomes a heading above its two answers. The second answer has a tick. */
export function Comparison({ caption, columns, rows }: Content['comparison']) {
  return (
    <DataTable
      caption={caption}
      prose
      className={styles.table}
      columns={[
        { label: columns.criterion },
        { label: columns.self, className: styles.self },
        { label: columns.marketer, className: styles.marketer },
      ]}
      rows={rows.map(({ criterion, self, marketer }) => ({
        key: criterion,
        head: criterion,
        cells: [
          <span key="self">{unbrokenNumbers(self)}</span>,
          <Pen key="marketer" stroke="tick" className={styles.ticked}>
            {unbrokenNumbers(marketer)}
          </Pen>,
        ],
      }))}
    />
  );
}
