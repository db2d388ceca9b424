import clsx from 'clsx';
import { Figures, type FiguresProps } from '../objects/Figures';
import { List } from '../objects/List';
import { Rows } from '../objects/Rows';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { type Estimate, firstPayment, type Labels, serviceLines } from './estimate';
import { type ChoiceProps, OverlappingServices } from './OverlappingServices';
import styles from './RunningTotal.module.css';

/** The example stands until something is chosen. */
type RunningTotalProps = ChoiceProps & { example: Estimate; result: Labels; questions: string[] };

/** The chosen services and their sums, beside the form. On a phone the bar of the form has the sums. */
export function RunningTotal({ example, result, questions, ...props }: RunningTotalProps) {
  const { labels, estimate } = props;
  const isEmpty = estimate.services.length === 0;
  const lines = isEmpty
    ? [...serviceLines(example), ...firstPayment(example, result).lines]
    : serviceLines(estimate);
  const shown = clsx('with-scripts screen-only', !(isEmpty && labels.example) && 'on-desktop');
  return (
    <Sheet as="aside" className={clsx(styles.total, shown)} aria-label={labels.total}>
      <Text kind="title">{isEmpty && labels.example ? labels.example.title : labels.total}</Text>
      <Rows as="ul" className={isEmpty ? styles.example : undefined}>
        {lines.map(({ what, cost }) => (
          <li key={what} className={styles.line}>
            {what} <span className="unbroken">{cost}</span>
          </li>
        ))}
      </Rows>
      {isEmpty && (
        <Text kind="written" className="on-desktop">
          {labels.nothingYet}
        </Text>
      )}
      <OverlappingServices {...props} />
      {!isEmpty && <Sums {...props} size="quote" className={styles.sums} />}
      <List items={questions} marks="numbers" className="on-desktop" />
    </Sheet>
  );
}

type SumsProps = Omit<ChoiceProps, 'onRemove'> & Pick<FiguresProps, 'size'>;

export function Sums({ estimate, labels, size, className }: SumsProps) {
  const items = estimate.parts.map(({ payment, total, format }) => ({
    value: format(total),
    caption: labels[payment],
  }));
  if (items.length > 0) return <Figures layout="stack" {...{ size, items, className }} />;
  return <small className={className}>{labels.nothingYet}</small>;
}
