import clsx from 'clsx';
import { Figures } from '@/components/ui/objects/Figures';
import { Rows } from '@/components/ui/objects/Rows';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import type { CalculatorLabels, EstimateLabels } from '@/lib/content/schema';
import type { Estimate } from '../estimate';
import { paymentLines, priceFormats, serviceLines } from '../estimate-words';
import { OverlappingServices } from '../OverlappingServices/OverlappingServices';
import styles from './RunningTotal.module.css';

type RunningTotalProps = {
  estimate: Estimate;
  /** Shown until a service is selected. */
  example: Estimate;
  labels: CalculatorLabels;
  result: EstimateLabels;
  onRemove: (serviceId: string) => void;
};

/**
 * The selected services and their sums, beside the form. On a narrow screen they are below the first step. From the
 * second step on, the bar of the form shows the sums there.
 */
export function RunningTotal({ example, result, ...props }: RunningTotalProps) {
  const { labels, estimate } = props;
  const empty = estimate.services.length === 0;
  const listed = empty ? example : estimate;
  const { due, added } = paymentLines(listed, result);
  // What is due contains the sum of the only service of the example.
  const items = empty && due ? [] : sumsOf(listed, labels);
  if (due) items.push({ value: due.cost, caption: due.what });
  return (
    <Sheet
      as="aside"
      className={clsx(styles.total, 'with-scripts screen-only', !labels.example && 'on-desktop')}
      aria-label={labels.total}
    >
      <Text kind="title">{empty && labels.example ? labels.example.title : labels.total}</Text>
      <Rows as="ul">
        {[...serviceLines(listed), ...added].map(({ what, cost }) => (
          <li key={what} className={styles.line}>
            {what} <span className="unbroken">{cost}</span>
          </li>
        ))}
      </Rows>
      <Figures
        items={items}
        layout="line"
        size={empty ? 'price' : 'quote'}
        circled={!empty}
        className={styles.sums}
      />
      {empty && (
        <Text kind="written" className={clsx(styles.remark, 'on-desktop')}>
          {labels.nothingYet}
        </Text>
      )}
      {/* On a narrow screen the form shows the hint, in every step. */}
      <OverlappingServices {...props} className="on-desktop" />
    </Sheet>
  );
}

const sumsOf = ({ parts }: Estimate, labels: CalculatorLabels) =>
  parts.map(({ payment, total }) => ({
    value: priceFormats[payment](total),
    caption: labels[payment],
  }));

type SumsProps = { estimate: Estimate; labels: CalculatorLabels; className?: string };

export function Sums({ estimate, labels, className }: SumsProps) {
  const items = sumsOf(estimate, labels);
  // A monthly sum ends with «/мес», so that two sums are told apart without their captions.
  const layout = items.length > 1 ? 'values' : 'stack';
  return <Figures items={items} layout={layout} size="label" className={className} />;
}
