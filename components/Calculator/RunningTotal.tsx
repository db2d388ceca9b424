import clsx from 'clsx';
import { formatRubles } from '@/lib/format';
import { Figures, type FiguresProps } from '../objects/Figures';
import { Rows } from '../objects/Rows';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { priceFormats } from './estimate';
import { type ChoiceProps, OverlappingServices } from './OverlappingServices';
import styles from './RunningTotal.module.css';

type RunningTotalProps = ChoiceProps & { steps: readonly string[]; step: number };

/** The chosen services and their sums, beside the form. On a phone the bar of the form has the sums. */
export function RunningTotal({ className, steps, step, ...props }: RunningTotalProps) {
  const { labels, estimate } = props;
  return (
    <Sheet as="aside" className={clsx(styles.total, className)} aria-label={labels.total}>
      <Text kind="title">{labels.total}</Text>
      {estimate.services.length > 0 ? (
        <Rows as="ul">
          {estimate.services.map(({ id, name, price, payment }) => (
            <li key={id} className={styles.line}>
              {name} <span className="unbroken">{priceFormats[payment](price)}</span>
            </li>
          ))}
        </Rows>
      ) : (
        <>
          <Text kind="quote">{formatRubles(0)}</Text>
          <Text kind="written">{labels.nothingYet}</Text>
          <Rows as="ol">
            {steps.map((title, row) => (
              <li key={title} aria-current={row === step && 'step'}>{`${row + 1}. ${title}`}</li>
            ))}
          </Rows>
        </>
      )}
      <OverlappingServices {...props} />
      {estimate.services.length > 0 && <Sums {...props} size="quote" className={styles.sums} />}
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
