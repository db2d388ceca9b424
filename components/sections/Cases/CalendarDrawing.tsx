import { formatWeekday } from '@/lib/working-hours';
import styles from './CaseDrawing.module.css';
import type { DrawingOf } from './drawing';

const WEEKDAYS = [0, 1, 2, 3, 4].map(formatWeekday);
/** The Thursday of the third week: the weekdays and two weeks are before it. */
const HIGHLIGHTED_CELL = 18;

/** A month of working days below their weekdays. A Thursday is highlighted and circled. */
export function CalendarDrawing({ month, monthParts }: DrawingOf<'calendar'>) {
  return (
    <>
      <path
        className={styles.rule}
        d="M0 54h240M0 90h240M0 126h240M0 162h240M0 198h240M0 234h240"
      />
      <path
        className={styles.soft}
        d="M146 56h44v32h-44zM98 128h44v32h-44zM2 200h44v32h-44zM194 200h44v32h-44z"
      />
      <path className={styles.highlight} d="M146 128h44v32h-44z" />
      <path
        className={styles.pen}
        d="M180 123c-22-4-42 5-43 21-1 15 16 23 34 22 18-1 30-9 29-23-1-12-14-21-40-17"
      />
      <text x="0" y="13" textAnchor="start">
        {month}
      </text>
      {[...WEEKDAYS, ...monthParts.days].map((word, index) => {
        const x = 24 + 48 * (index % 5);
        const y = 41 + 36 * Math.floor(index / 5);
        const className = index === HIGHLIGHTED_CELL ? styles.onHighlight : undefined;
        return (
          <text key={`${x} ${y}`} x={x} y={y} className={className}>
            {word}
          </text>
        );
      })}
    </>
  );
}
