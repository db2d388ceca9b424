import clsx from 'clsx';
import { formatNumber } from '@/lib/format';
import styles from './Stars.module.css';

/** A star with the gap after it. */
const WIDTH = 22;
const STAR = `l2.7 6 6.3.6-4.8 4.3 1.4 6.4-5.6-3.3-5.6 3.3 1.4-6.4-4.8-4.3 6.3-.6zm${WIDTH} 0`;

export type RatingWords = {
  /** «Оценка» */
  rating: string;
  /** «из» */
  of: string;
};

type StarsProps = {
  /** From 1 to 5. */
  rating: number;
  words: RatingWords;
  className?: string | undefined;
};

/** The view cuts off a part of a star. */
export function Stars({ rating, words, className }: StarsProps) {
  return (
    <svg
      className={clsx(styles.stars, className)}
      viewBox={`0 0 ${Math.round(rating * WIDTH)} 20`}
      role="img"
      aria-label={`${words.rating} ${formatNumber(rating)} ${words.of} 5`}
    >
      <path d={`M10 1${STAR.repeat(5)}`} />
    </svg>
  );
}
