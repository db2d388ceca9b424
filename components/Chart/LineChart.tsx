import styles from './Chart.module.css';
import {
  keepInside,
  type LinePoint,
  labelsWithRoom,
  linePoints,
  type Plot,
  pathThrough,
  placesAlong,
  round,
  valueHeights,
} from './chart';
import { Legend } from './Legend';

type LineChartProps = {
  /** A line leads over a month without a value. */
  lines: readonly { name: string; values: readonly (number | undefined)[] }[];
  labels: readonly string[];
  /** 150 → «150 ₽». */
  format: (value: number) => string;
  description: string;
  /** A small chart without months, beside the figure of its last one. */
  compact?: boolean;
};

type Size = { width: number; height: number; plot: Plot };

const full: Size = { width: 320, height: 170, plot: { left: 0, top: 26, width: 320, height: 118 } };
const small: Size = { width: 200, height: 100, plot: { left: 0, top: 26, width: 200, height: 68 } };
const shades = [styles.firstLine, styles.secondLine];

/** Lines with their first and last values. */
export function LineChart({ lines, labels, format, description, compact }: LineChartProps) {
  const { width, height, plot } = compact ? small : full;
  const max = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const places = placesAlong(labels.length, plot);
  const hasRoom = labelsWithRoom(labels, plot);
  const foot = plot.top + plot.height;
  const drawn = lines.map(({ name, values }) => ({ name, points: linePoints(values, max, plot) }));
  const ends = drawn.map(({ points }) => endsOf(points));

  /** Where the value of an end of a line stands. */
  function heightOf(line: number, { index }: LinePoint): number | undefined {
    const same = ends.map((points) => points.find((point) => point.index === index));
    const heights = valueHeights(
      same.flatMap((point) => (point ? [point.y] : [])),
      foot,
    );
    return heights[same.slice(0, line).filter(Boolean).length];
  }

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
        {drawn.map(({ name, points }, line) => (
          <g key={name} className={shades[line]}>
            <path d={pathThrough(points)} />
            {ends[line]?.map((end) => (
              <g key={end.index}>
                <circle cx={round(end.x)} cy={round(end.y)} r="3.5" />
                {!(compact && end.index === labels.length - 1) && (
                  <text
                    className={styles.value}
                    x={round(keepInside(end.x, format(end.value), plot))}
                    y={round(heightOf(line, end) ?? 0)}
                  >
                    {format(end.value)}
                  </text>
                )}
              </g>
            ))}
          </g>
        ))}
        {!compact &&
          places.map(
            (x, index) =>
              hasRoom[index] && (
                <text
                  key={x}
                  className={styles.label}
                  x={round(keepInside(x, labels[index] ?? '', plot))}
                  y={height - 6}
                >
                  {labels[index]}
                </text>
              ),
          )}
      </svg>
    </>
  );
}

/** The first and the last point, or the only one. */
function endsOf(points: readonly LinePoint[]): LinePoint[] {
  return points.filter((_, index) => index === 0 || index === points.length - 1);
}
