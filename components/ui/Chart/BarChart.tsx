import { formatNumber } from '@/lib/format';
import { sum } from '@/lib/sum';
import { barsOf, heightOf, labelOf, type Plot, type Rows, spread } from './chart';
import { Drawing, type DrawingProps } from './Drawing';

type BarChartProps = Pick<DrawingProps, 'months' | 'description'> & {
  rows: Rows;
  parts: readonly string[];
};

const plot: Plot = { top: 22, width: 320, height: 122 };

/** Writes sums above the bars. Where they do not all fit, some are left out. */
export function BarChart({ rows, parts, ...props }: BarChartProps) {
  const sums = rows.map(sum);
  const scale = [Math.max(1, ...sums), 0] as const;
  const series = parts.map((name, index) => ({ name, bars: barsOf(rows, index, scale, plot) }));
  const aboveBar = (index: number) => heightOf(sums[index] ?? 0, scale, plot) - 6;
  const labels = sums.map((value) => labelOf(formatNumber(value)));
  const values = spread(labels, plot, aboveBar);
  return <Drawing {...props} plot={plot} series={series} values={values} />;
}
