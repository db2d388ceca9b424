import type { PricedService } from '@/lib/estimate';
import styles from './EstimateTable.module.css';

type EstimateTableProps = {
  caption: string;
  services: readonly PricedService[];
  totalLabel: string;
  /** Whole rubles. */
  total: number;
  write: (rubles: number) => string;
};

export function EstimateTable({ caption, services, totalLabel, total, write }: EstimateTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {services.map(({ id, name, price }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{write(price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{totalLabel}</th>
          <td>{write(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
