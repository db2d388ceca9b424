import styles from './CaseDrawing.module.css';
import type { DrawingOf } from './drawing';

/** A week of appointments. The new ones are dark, and the first of them is circled. */
export function BookingDrawing({ days, hours }: DrawingOf<'booking'>) {
  return (
    <>
      <path
        stroke="currentColor"
        strokeWidth="36"
        opacity=".22"
        d="M60 65v82M60 197v38M100 21v38M100 153v38M100 197v38M140 21v38M140 65v38M140 153v82M180 65v82M180 153v38M180 197v38M220 21v38M220 65v38M220 109v38M220 197v38"
      />
      <path
        stroke="currentColor"
        strokeWidth="36"
        d="M60 21v38M60 153v38M100 65v82M140 109v38M180 21v38M220 153v38"
      />
      <path
        className={styles.pen}
        d="M68 18c-17-3-27 7-28 23-1 15 8 24 21 22 14-1 24-8 23-23-1-14-12-26-33-22"
      />
      {days.map((day, column) => {
        const x = 60 + 40 * column;
        return (
          <text key={x} x={x} y="13">
            {day}
          </text>
        );
      })}
      {hours.map((hour, row) => {
        const y = 45 + 44 * row;
        return (
          <text key={y} x="0" y={y} textAnchor="start">
            {hour}
          </text>
        );
      })}
    </>
  );
}
