import type { MapCardContent } from '@/lib/content/schema';
import styles from './Chart.module.css';
import { describeMonths, heightOf, labelOf, linePoints, type Plot } from './chart';
import { Drawing } from './Drawing';

type PositionChartProps = MapCardContent['chart'];

const FIRST_PAGE = 10;
/** Keeps the worst position off the axis. */
const ROOM_BELOW = 6;
const plot: Plot = { top: 30, width: 320, height: 88 };

/** Positions in search, with the first at the top. A band marks the first page of results. */
export function PositionChart({ title, firstPage, months }: PositionChartProps) {
  const positions = months.map(({ position }) => position);
  const scale = [1, Math.max(FIRST_PAGE, ...positions) + ROOM_BELOW] as const;
  const points = linePoints(positions, scale, plot);
  return (
    <Drawing
      plot={plot}
      series={[{ name: title, line: points, dots: points }]}
      values={points.map(({ x, y, value }) => ({ ...labelOf(String(value)), x, y: y - 8 }))}
      months={months}
      description={`${describeMonths(title, months, ({ position }) => position)}. ${firstPage}`}
    >
      <path
        className={styles.range}
        d={`M0 ${plot.top}H${plot.width}V${heightOf(FIRST_PAGE, scale, plot)}H0z`}
      />
      <text className={styles.label} textAnchor="start" y="20">
        {firstPage}
      </text>
    </Drawing>
  );
}
