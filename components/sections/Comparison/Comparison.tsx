import clsx from 'clsx';
import { Pen } from '@/components/ui/objects/Pen';
import { unbrokenWords } from '@/components/ui/objects/unbroken-words';
import type { Content } from '@/lib/content/schema';
import styles from './Comparison.module.css';

/** On a phone each criterion becomes a heading above its two answers. The second answer has a tick. */
export function Comparison({ caption, columns, rows }: Content['comparison']) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr className={clsx(styles.row, styles.names)}>
          <th scope="col" className={clsx(styles.name, styles.unseen)}>
            {columns.criterion}
          </th>
          <th scope="col" className={clsx(styles.name, styles.self)}>
            {columns.self}
          </th>
          <th scope="col" className={clsx(styles.name, styles.marketer)}>
            {columns.marketer}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ criterion, self, marketer }) => (
          <tr key={criterion} className={styles.row}>
            <th scope="row" className={styles.criterion}>
              {criterion}
            </th>
            <td className={clsx(styles.answer, styles.self)}>{unbrokenWords(self)}</td>
            <td className={clsx(styles.answer, styles.marketer)}>
              <Pen stroke="tick" className={styles.ticked}>
                {unbrokenWords(marketer)}
              </Pen>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
