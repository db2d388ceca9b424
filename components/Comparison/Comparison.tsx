import type { Content } from '@/content/schema';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Comparison.module.css';

type ComparisonProps = Pick<Content['comparison'], 'caption' | 'columns' | 'rows'>;

/** Two columns of answers, the right one inverted. On a phone each criterion is a heading above its two answers. */
export function Comparison({ caption, columns, rows }: ComparisonProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns.criterion}</th>
          <th scope="col">{columns.self}</th>
          <th scope="col" className={styles.marketer}>
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
            <td className={styles.self} data-column={columns.self}>
              {unbrokenNumbers(self)}
            </td>
            <td className={styles.marketer} data-column={columns.marketer}>
              {unbrokenNumbers(marketer)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
