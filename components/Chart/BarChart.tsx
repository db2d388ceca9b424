import { formatNumber } from '@/lib/format';
import styles from './Chart.module.css';
import {
  keepInside,
  labelsWithRoom,
  type Plot,
  placesAlong,
  round,
  stackBars,
  total,
} from './chart';
import { Legend } from './Legend';

type BarChartProps = {
  /** One row for each bar, bottom part first: [[12, 5], [18, 7]]. */
  rows: readonly (readonly number[])[];
  /** Under the bars. */
  labels: readonly string[];
  /** The names of the parts, bottom first; a legend shows them when there are several. */
  parts: readonly string[];
  description: string;
};

const WIDTH = 320;
const HEIGHT = 170;
const plot: Plot = { left: 0, top: 22, width: WIDTH, height: 122 };
const shades = [styles.first, styles.second];

/** Bars with their sums above them. Of many bars some have their sums and labels. */
export function BarChart({ rows, labels, parts, description }: BarChartProps) {
  const bars = stackBars(rows, plot);
  const places = placesAlong(rows.length, plot);
  const sums = rows.map((row) => formatNumber(total(row)));
  const sumHasRoom = labelsWithRoom(sums, plot);
  const labelHasRoom = labelsWithRoom(labels, plot);
  const foot = plot.top + plot.height;

  return (
    <>
      <Legend names={parts} classes={shades} mark="M0 0h10v10H0z" />
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={description}
      >
        {bars.map((stack, index) => {
          const x = places[index] ?? 0;
          const top = Math.min(...stack.map(({ y }) => y));
          const sum = sums[index] ?? '';
          const label = labels[index] ?? '';
          return (
            <g key={x}>
              {stack.map((bar, part) => (
                <path key={parts[part]} className={shades[part]} d={box(bar)} />
              ))}
              {sumHasRoom[index] && (
                <text
                  className={styles.value}
                  x={round(keepInside(x, sum, plot))}
                  y={round(top - 6)}
                >
                  {sum}
                </text>
              )}
              {labelHasRoom[index] && (
                <text className={styles.label} x={round(keepInside(x, label, plot))} y={HEIGHT - 6}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
        <path className={styles.axis} d={`M0 ${foot}H${WIDTH}`} />
      </svg>
    </>
  );
}

function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`;
}
