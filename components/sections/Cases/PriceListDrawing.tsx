import styles from './CaseDrawing.module.css';
import type { DrawingOf } from './drawing';

const HIGHLIGHTED_ROW = 2;

/** Services with their prices. The third one is highlighted, and its price is circled. */
export function PriceListDrawing({ rows }: DrawingOf<'pricelist'>) {
  return (
    <>
      <path className={styles.rule} d="M0 0h240M0 48h240M0 96h240M0 144h240M0 192h240M0 240h240" />
      <path className={styles.soft} d="M0 96h240v48h-240z" />
      <path
        className={styles.pen}
        d="M220 97c-30-5-63 4-65 22-2 17 25 26 49 25 23-2 35-12 33-25-2-13-20-22-55-19"
      />
      {rows.map(({ name, price }, index) => {
        const indent = index === HIGHLIGHTED_ROW ? 10 : 0;
        const y = 28 + 48 * index;
        return (
          <g key={y}>
            <text x={indent} y={y} textAnchor="start">
              {name}
            </text>
            <text x={240 - indent} y={y} textAnchor="end">
              {price}
            </text>
          </g>
        );
      })}
    </>
  );
}
