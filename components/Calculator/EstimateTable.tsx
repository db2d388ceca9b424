import type { Content } from '@/content/schema';
import styles from './EstimateTable.module.css';
import type { EstimatePart } from './estimate';

type EstimateTableProps = {
  part: EstimatePart;
  labels: Content['calculator']['result'];
  onEdit: (serviceId: string) => void;
};

/** The chosen services of one kind with their total. */
export function EstimateTable({ part, labels, onEdit }: EstimateTableProps) {
  const { payment, services, total, format } = part;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{labels[payment]}</caption>
      <tbody>
        {services.map(({ id, name, price }) => (
          <tr key={id}>
            <th scope="row" abbr={name}>
              {name}
              <button
                type="button"
                className={styles.edit}
                aria-label={`${labels.edit}: ${name}`}
                onClick={() => onEdit(id)}
              >
                {labels.edit}
              </button>
            </th>
            <td>{format(price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{labels[`${payment}Total`]}</th>
          <td>{format(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
