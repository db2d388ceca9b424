import { formatNumber } from '@/lib/format';
import { type Plot, round, stackBars, total } from './chart';
import { Drawing, type DrawingProps, spread } from './Drawing';

type BarChartProps = Pick<DrawingProps, 'months' | 'description'> & {
  /** One row for each bar, bottom part first: [[12, 5], [18, 7]]. */
  rows: readonly (readonly number[])[];
  /** The names of the parts, bottom first. */
  parts: readonly string[];
};

const plot: Plot = { left: 0, top: 22, width: 320, height: 122 };

/** Sums stand above the bars, as many as have room. */
export function BarChart({ rows, parts, ...props }: BarChartProps) {
  const stacks = stackBars(rows, plot);
  const sums = rows.map((row) => formatNumber(total(row)));
  const tops = stacks.map((stack) => Math.min(...stack.map(({ y }) => y)));
  const marks = spread(sums, plot, (index) => (tops[index] ?? 0) - 6);
  const series = parts.map((name, part) => ({
    name,
    bars: stacks.flatMap((stack) => stack.slice(part, part + 1).map(box)).join(''),
  }));
  return <Drawing {...props} plot={plot} series={series} marks={marks} />;
}

function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`;
}
