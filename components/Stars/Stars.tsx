import { formatNumber } from '@/lib/format';
import styles from './Stars.module.css';

const FIVE = 5;
/** Of a star and the gap after it. */
const WIDTH = 22;

const row = Array.from({ length: FIVE }, (_, index) => starAt(index * WIDTH + 10)).join('');

/** A rating of up to five stars; a part of a star is cut off. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${Math.round(rating * WIDTH)} 20`}
      role="img"
      aria-label={`Оценка ${formatNumber(rating)} из ${FIVE}`}
    >
      <path d={row} />
    </svg>
  );
}

/** A star whose upper point is at `x`. */
function starAt(x: number): string {
  return `M${x} 1l2.7 6 6.3.6-4.8 4.3 1.4 6.4-5.6-3.3-5.6 3.3 1.4-6.4-4.8-4.3 6.3-.6z`;
}
