import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { formatRubles, PER_MONTH } from '@/lib/format';
import { Button } from '../Button/Button';
import { DataTable } from '../objects/DataTable';
import { Text } from '../objects/Text';
import { TradeDrawing } from '../TradeDrawing/TradeDrawing';
import styles from './EstimateResult.module.css';
import type { Estimate } from './estimate';

type EstimateTablesProps = Pick<Content['calculator'], 'result'> & {
  estimate: Estimate;
  onEdit: (serviceId: string) => void;
};

export function EstimateTables({ estimate, result, onEdit }: EstimateTablesProps) {
  return estimate.parts.map(({ payment, services, total }) => (
    <DataTable
      key={payment}
      className={clsx(styles.table, estimate.parts.length > 1 && styles.part)}
      caption={result[payment]}
      captioned
      rows={services.map(({ id, name, price, drawing }) => ({
        key: id,
        head: (
          <span className={styles.service}>
            <TradeDrawing name={drawing} />
            {name}
          </span>
        ),
        cells: [
          <div key={id} className={styles.sum}>
            <Amount rubles={price} isMonthly={payment === 'monthly'} />
            <Button
              variant="quiet"
              className={clsx(styles.edit, 'screen-only')}
              aria-label={`${result.edit}: ${name}`}
              onClick={() => onEdit(id)}
            >
              {result.edit}
            </Button>
          </div>,
        ],
      }))}
      total={{
        head: result[`${payment}Total`],
        cells: [<Amount key={payment} rubles={total} isMonthly={payment === 'monthly'} />],
      }}
    />
  ));
}

function Amount({ rubles, isMonthly }: { rubles: number; isMonthly: boolean }) {
  return (
    <span>
      <span>{formatRubles(rubles)}</span>
      {isMonthly && (
        <Text as="small" kind="small">
          {PER_MONTH}
        </Text>
      )}
    </span>
  );
}
