import { sum } from '@/lib/sum';

/** The inner rectangle of a chart, in the units of its viewBox. It begins at the left edge. */
export type Plot = { top: number; width: number; height: number };

/** The values at the top and at the foot of a plot. */
type Scale = readonly [top: number, foot: number];

/** A value in its column. Places are whole units, about a pixel, to keep the page small. */
export type Point = { x: number; y: number; index: number; value: number };

/** One row for each bar, bottom part first: [[12, 5], [18, 7]]. */
export type Rows = readonly (readonly number[])[];

/** The share of its column that a bar fills; the rest is a gap. */
const BAR_SHARE = 0.62;
/** Keeps bars of one or two months from being blocks. */
const WIDEST_BAR = 66;

/** A letter of a label, and the gap between two labels where they are largest: in a chart of 215 pixels. */
const LETTER = 10;
const GAP = 14;

export function heightOf(value: number, [top, foot]: Scale, plot: Plot): number {
  return Math.round(plot.top + (plot.height * (value - top)) / (foot - top));
}

function middleOf(index: number, count: number, { width }: Plot): number {
  return Math.round((width / count) * (index + 0.5));
}

/** Places the values of a line in the middles of the columns. A month without a value has no point. */
export function linePoints(values: readonly (number | undefined)[], scale: Scale, plot: Plot) {
  return values.flatMap((value, index): Point[] => {
    if (value === undefined) return [];
    const x = middleOf(index, values.length, plot);
    return [{ x, y: heightOf(value, scale, plot), index, value }];
  });
}

/** Draws the part of each bar with this index as an SVG path, above the parts before it. */
export function barsOf(rows: Rows, partIndex: number, scale: Scale, plot: Plot) {
  const width = Math.round(Math.min((plot.width / rows.length) * BAR_SHARE, WIDEST_BAR));
  return rows
    .map((row, index) => {
      const left = middleOf(index, rows.length, plot) - Math.round(width / 2);
      const [foot, top] = [partIndex, partIndex + 1].map((end) =>
        heightOf(sum(row.slice(0, end)), scale, plot),
      );
      return `M${left} ${foot}h${width}V${top}h-${width}z`;
    })
    .join('');
}

/** Spreads texts over equal columns, as many as have room: every one, every second … counted from the last. */
export function spread(texts: readonly string[], plot: Plot, heightAt: (index: number) => number) {
  const longest = Math.max(...texts.map(({ length }) => length)) * LETTER + GAP;
  const step = Math.ceil((longest * texts.length) / plot.width);
  return texts
    .map((text, index) => ({ text, x: middleOf(index, texts.length, plot), y: heightAt(index) }))
    .filter((_, index) => (texts.length - 1 - index) % step === 0);
}

export function keepInside(x: number, label: string, { width }: Plot): number {
  const half = (label.length * LETTER) / 2;
  return Math.max(half, Math.min(x, width - half));
}

/** Distances from a point up to its value, down to it, and between two values. */
const ABOVE = 9;
const BELOW = 25;
const LINE = 20;

/** Places the values of points above each other. The lowest stands below its point where there is room. */
export function valueHeights(ys: readonly number[], foot: number): number[] {
  const lowest = Math.max(...ys);
  const last = ys.lastIndexOf(lowest);
  if (ys.length > 1 && lowest + BELOW <= foot) {
    return ys.map((y, index) => (index === last ? y + BELOW : y - ABOVE));
  }
  return ys.map((y, index) => (index === last ? y : Math.min(y, lowest - LINE)) - ABOVE);
}

/** Describes a chart for screen readers: «Заявки: Март 12, Апрель 18». */
export function describeMonths<Month extends { month: string }>(
  title: string,
  months: readonly Month[],
  read: (month: Month) => string | number,
): string {
  return `${title}: ${months.map((month) => `${month.month} ${read(month)}`).join(', ')}`;
}
