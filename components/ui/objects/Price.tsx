import clsx from 'clsx';
import { trailingMarks, unmarked } from '@/lib/marks';
import styles from './Price.module.css';

type PriceProps = {
  before?: string | undefined;
  amount: string;
  after?: string | undefined;
  className?: string | undefined;
};

/** Shows the amount and its «от» large and other words small. Words longer than five letters go below the amount. */
export function Price({ before, amount, after, className }: PriceProps) {
  const marks = trailingMarks(amount);
  // A range may wrap after its dash, and an amount nowhere else.
  const bounds = unmarked(amount).split(/(?<=–)/);
  return (
    <p className={clsx(styles.price, bounds.length > 1 && styles.range, className)}>
      {before && <span className={clsx(isLonger(before, 3) && styles.words)}>{before}</span>}{' '}
      <span>
        {bounds.map((bound) => (
          <span key={bound} className="unbroken">
            {bound + marks}
          </span>
        ))}
      </span>{' '}
      {after && (
        <span className={clsx(styles.words, isLonger(after, 5) && styles.below)}>{after}</span>
      )}
    </p>
  );
}

const isLonger = (words: string, letters: number) => unmarked(words).length > letters;
