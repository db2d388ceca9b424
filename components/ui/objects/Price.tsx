import clsx from 'clsx';
import styles from './Price.module.css';

type PriceProps = {
  before?: string | undefined;
  /** A range is cut after its dash. */
  amountParts: readonly string[];
  after?: string | undefined;
  isBeforeLong: boolean;
  isAfterLong: boolean;
  className?: string | undefined;
};

/** Shows the amount and its «от» large and other words small. Long words after the amount go below it. */
export function Price(props: PriceProps) {
  const { before, amountParts, after, isBeforeLong, isAfterLong, className } = props;
  // A range may wrap after its dash, and an amount nowhere else.
  return (
    <p className={clsx(styles.price, amountParts.length > 1 && styles.range, className)}>
      {before && <span className={clsx(isBeforeLong && styles.words)}>{before}</span>}{' '}
      <span>
        {amountParts.map((part) => (
          <span key={part} className="unbroken">
            {part}
          </span>
        ))}
      </span>{' '}
      {after && <span className={clsx(styles.words, isAfterLong && styles.below)}>{after}</span>}
    </p>
  );
}
