import styles from './Chart.module.css';
import { type Plot, positionPoints, round } from './chart';
import { Drawing } from './Drawing';

type PositionChartProps = {
  title: string;
  /** The name of the positions from 1 to 10. */
  firstPage: string;
  months: readonly { month: string; position: number }[];
};

const FIRST_PAGE = 10;
const plot: Plot = { left: 0, top: 30, width: 320, height: 88 };

/** Positions in search by month, the first at the top, with the page of results that people see. */
export function PositionChart({ title, firstPage, months }: PositionChartProps) {
  const positions = months.map(({ position }) => position);
  const { points, edge } = positionPoints(positions, FIRST_PAGE, plot);
  const list = months.map(({ month, position }) => `${month} ${position}`).join(', ');
  return (
    <Drawing
      plot={plot}
      series={[{ name: title, line: points, dots: points }]}
      marks={points.map(({ x, y, value }) => ({ text: String(value), x, y: y - 8 }))}
      labels={months.map(({ month }) => month.slice(0, 3))}
      description={`${title}: ${list}. ${firstPage}`}
    >
      <path className={styles.range} d={`M0 ${plot.top}H${plot.width}V${round(edge)}H0z`} />
      <text className={styles.label} textAnchor="start" y="20">
        {firstPage}
      </text>
    </Drawing>
  );
}
