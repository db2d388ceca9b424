import clsx from 'clsx';
import { formatRubles } from '@/lib/format';
import { Figures, type FiguresProps } from '../objects/Figures';
import { Rows } from '../objects/Rows';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { type Estimate, firstPayment, type Labels, serviceLines } from './estimate';
import { type ChoiceProps, OverlappingServices } from './OverlappingServices';
import styles from './RunningTotal.module.css';

/** The example stands until something is chosen. */
type RunningTotalProps = ChoiceProps & { example: Estimate; result: Labels };

/** The chosen services and their sums, beside the form. On a phone the bar of the form has the sums. */
export function RunningTotal({ className, example, result, ...props }: RunningTotalProps) {
  const { labels, estimate } = props;
  const isEmpty = estimate.services.length === 0;
  const lines = isEmpty
    ? [...serviceLines(example), ...firstPayment(example, result).lines]
    : serviceLines(estimate);
  return (
    <Sheet as="aside" className={clsx(styles.total, className)} aria-label={labels.total}>
      <Text kind="title">{labels.total}</Text>
      {isEmpty && (
        <>
          <Text kind="written">{labels.nothingYet}</Text>
          {labels.example && <Text kind="label">{labels.example.title}</Text>}
        </>
      )}
      <Rows as="ul" className={isEmpty ? styles.example : undefined}>
        {lines.map(({ what, cost }) => (
          <li key={what} className={styles.line}>
            {what} <span className="unbroken">{cost}</span>
          </li>
        ))}
      </Rows>
      <OverlappingServices {...props} />
      {!isEmpty && <Sums {...props} size="quote" className={styles.sums} />}
    </Sheet>
  );
}

type SumsProps = Omit<ChoiceProps, 'onRemove'> & Pick<FiguresProps, 'size'>;

export function Sums({ estimate, labels, size, className }: SumsProps) {
  const sums = estimate.parts.map(({ payment, total, format }) => ({
    value: format(total),
    caption: labels[payment],
  }));
  const items = sums.length > 0 ? sums : [{ value: formatRubles(0), caption: labels.total }];
  return <Figures className={className} layout="stack" size={size} items={items} />;
}
