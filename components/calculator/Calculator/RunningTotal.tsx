import clsx from 'clsx';
import { Figures } from '@/components/ui/objects/Figures';
import { Rows } from '@/components/ui/objects/Rows';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import type { CalculatorLabels, EstimateLabels } from '@/lib/content/schema';
import { figureLength } from '@/lib/figure-length';
import { formatRubles } from '@/lib/format';
import type { Estimate } from '../estimate';
import { type Line, paymentLines, priceFormats, serviceLines } from '../estimate-words';
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
  const { due, work, budget } = paymentLines(listed, result);
  // What is due contains the sum of the only service of the example.
  const items = empty && due ? [] : sumsOf(listed, labels);
  if (due) items.push(sumOf(due.cost, due.what));
  return (
    <Sheet
      as="aside"
      className={clsx(
        styles.total,
        'with-scripts',
        empty && 'screen-only',
        !labels.example && 'on-desktop',
      )}
      aria-label={labels.total}
    >
      <Text kind="title">{empty && labels.example ? labels.example.title : labels.total}</Text>
      <Rows as="ul">
        {serviceLines(listed).map((line) => (
          <TotalLine key={line.what} {...line} />
        ))}
        {work && <TotalLine {...work} className={styles.work} />}
        {budget && <TotalLine {...budget} />}
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

function TotalLine({ what, cost, className }: Line & { className?: string | undefined }) {
  return (
    <li className={clsx(styles.line, className)}>
      {what} <span className={styles.cost}>{cost}</span>
    </li>
  );
}

const sumsOf = ({ parts }: Estimate, labels: CalculatorLabels) =>
  parts.map(({ payment, total }) => sumOf(priceFormats[payment](total), labels[payment]));

const sumOf = (value: string, caption: string) => ({ value, caption, length: figureLength(value) });

type SumsProps = { estimate: Estimate; labels: CalculatorLabels; className?: string };

/** The sums in the bar of a phone, where two of them have room for short captions only. */
export function Sums({ estimate, labels, className }: SumsProps) {
  const sums = sumsOf(estimate, labels);
  if (sums.length < 2)
    return <Figures items={sums} layout="stack" size="label" className={className} />;
  const pair = estimate.parts.map(({ payment, total }) =>
    sumOf(formatRubles(total), labels.short[payment]),
  );
  return <Figures items={pair} layout="pairs" size="label" className={className} />;
}
