import styles from './Chart.module.css';
import { keepInside, type Plot, pathThrough, positionPoints, round } from './chart';

type PositionChartProps = {
  title: string;
  /** What the positions from 1 to 10 are called. */
  firstPage: string;
  months: readonly { month: string; position: number }[];
};

const WIDTH = 320;
const HEIGHT = 150;
const FIRST_PAGE = 10;
const plot: Plot = { left: 0, top: 30, width: WIDTH, height: 88 };

/** Positions in search by month, the first at the top, with the page of results that people see. */
export function PositionChart({ title, firstPage, months }: PositionChartProps) {
  const { points, edge } = positionPoints(
    months.map(({ position }) => position),
    FIRST_PAGE,
    plot,
  );
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${title}: ${months.map(({ month, position }) => `${month} ${position}`).join(', ')}. ${firstPage}`}
    >
      <path className={styles.range} d={`M0 ${plot.top}H${WIDTH}V${round(edge)}H0z`} />
      <text className={styles.rangeName} x="0" y="20">
        {firstPage}
      </text>
      <g className={styles.firstLine}>
        <path d={pathThrough(points)} />
        {points.map(({ x, y, index, value }) => (
          <g key={index}>
            <circle cx={round(x)} cy={round(y)} r="3.5" />
            <text className={styles.value} x={round(x)} y={round(y - 8)}>
              {value}
            </text>
          </g>
        ))}
      </g>
      {months.map(({ month }, index) => {
        const label = month.slice(0, 3);
        return (
          <text
            key={month}
            className={styles.label}
            x={round(keepInside(points[index]?.x ?? 0, label, plot))}
            y={HEIGHT - 6}
          >
            {label}
          </text>
        );
      })}
    </svg>
  );
}
