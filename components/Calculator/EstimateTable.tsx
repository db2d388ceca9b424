import type { PricedService } from '@/lib/estimate';
import styles from './EstimateTable.module.css';

type EstimateTableProps = {
  caption: string;
  services: readonly PricedService[];
  totalLabel: string;
  /** Whole rubles. */
  total: number;
  format: (rubles: number) => string;
};

/** The chosen services of one kind with their total; nothing when there are none. */
export function EstimateTable(props: EstimateTableProps) {
  const { caption, services, totalLabel, total, format } = props;
  if (services.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {services.map(({ id, name, price }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{format(price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{totalLabel}</th>
          <td>{format(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
