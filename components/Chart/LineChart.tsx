import { linePoints, type Plot, pathThrough, placesAlong, round } from '@/lib/chart';
import styles from './Chart.module.css';
import { Legend } from './Legend';

type LineChartProps = {
  lines: readonly { name: string; values: readonly number[] }[];
  labels: readonly string[];
  /** 150 → «150 ₽». */
  format: (value: number) => string;
  description: string;
  /** A small chart without months, beside a figure. */
  compact?: boolean;
};

type Size = { width: number; height: number; plot: Plot };

const full: Size = { width: 320, height: 170, plot: { left: 0, top: 26, width: 320, height: 118 } };
const small: Size = { width: 200, height: 100, plot: { left: 0, top: 26, width: 200, height: 68 } };
const shades = [styles.firstLine, styles.secondLine];

/** Lines with their first and last values. */
export function LineChart({ lines, labels, format, description, compact }: LineChartProps) {
  const { width, height, plot } = compact ? small : full;
  const max = Math.max(1, ...lines.flatMap(({ values }) => values));
  const places = placesAlong(labels.length, plot);
  const foot = plot.top + plot.height;

  return (
    <>
      <Legend names={lines.map(({ name }) => name)} classes={shades} mark="M0 5h10" />
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={description}
      >
        <path className={styles.axis} d={`M0 ${foot}H${width}`} />
        {lines.map(({ name, values }, index) => {
          const points = linePoints(values, max, plot);
          return (
            <g key={name} className={shades[index]}>
              <path d={pathThrough(points)} />
              {[0, values.length - 1].map((end) => {
                const point = points[end];
                if (!point) return null;
                // The values of the upper line are above it, those of the lower one below, so that they do not overlap.
                const above = isUpper(lines, index, end);
                return (
                  <g key={end}>
                    <circle cx={round(point.x)} cy={round(point.y)} r="3.5" />
                    <text
                      className={styles.value}
                      x={round(point.x)}
                      y={round(point.y + (above ? -9 : 19))}
                    >
                      {format(values[end] ?? 0)}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
        {(compact ? [] : labels).map((label, index) => (
          <text key={label} className={styles.label} x={round(places[index] ?? 0)} y={height - 6}>
            {label}
          </text>
        ))}
      </svg>
    </>
  );
}

function isUpper(lines: LineChartProps['lines'], index: number, end: number): boolean {
  const own = lines[index]?.values[end] ?? 0;
  return lines.every((line, other) => {
    const theirs = line.values[end] ?? 0;
    return other === index || theirs < own || (theirs === own && other > index);
  });
}
