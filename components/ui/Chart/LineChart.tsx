import { formatRubles } from '@/lib/format';
import {
  firstAndLast,
  type Label,
  labelOf,
  linePoints,
  monthLabel,
  type Plot,
  valueHeights,
} from './chart';
import { Drawing, type DrawingProps } from './Drawing';

type LineChartProps = Pick<DrawingProps, 'months' | 'description'> & {
  /** In rubles. A line skips a month without a value. */
  lines: readonly { name: string; values: readonly (number | undefined)[] }[];
  /** A small chart with large texts. Only its first and last month are labelled. */
  compact?: boolean;
};

const full: Plot = { top: 26, width: 320, height: 118 };
/** So high that the value of a line which falls to a third still fits below its point. */
const small: Plot = { top: 26, width: 200, height: 90 };

export function LineChart({ lines, months, compact, ...props }: LineChartProps) {
  const plot = compact ? small : full;
  const present = lines.flatMap(({ values }) => values).filter((value) => value !== undefined);
  const max = Math.max(1, ...present);
  const series = lines.map(({ name, values }) => {
    const line = linePoints(values, [max, 0], plot);
    return { name, line, dots: firstAndLast(line) };
  });
  const ends = series.flatMap(({ dots }) => dots);
  const values = ends.map((end) => {
    // Both values of a small chart belong to one line, so the value of its lower end can go below the point.
    const same = compact ? ends : ends.filter(({ index }) => index === end.index);
    const ys = same.map(({ y }) => y);
    const heights = valueHeights(ys, plot.top + plot.height);
    const y = heights[same.indexOf(end)];
    const x = compact ? Math.min(Math.max(end.x, 50), plot.width - 50) : end.x;
    const value = labelOf(formatRubles(end.value));
    const month = compact && months[end.index];
    const label = month ? joinLabels(monthLabel(month), value) : value;
    return { ...label, x, y: y ?? 0 };
  });
  const labelled = compact ? [] : months;
  return <Drawing {...props} plot={plot} series={series} values={values} months={labelled} />;
}

const joinLabels = (first: Label, second: Label): Label => ({
  text: `${first.text} ${second.text}`,
  letters: first.letters + 1 + second.letters,
});
