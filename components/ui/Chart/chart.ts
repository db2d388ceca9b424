import { SHORT_MONTH } from '@/lib/month-names';
import { sum } from '@/lib/sum';

/** The inner rectangle of a chart, in the units of its viewBox. It begins at the left edge. */
export type Plot = { top: number; width: number; height: number };

/** The values at the top and at the foot of a plot. */
type Scale = readonly [top: number, foot: number];

/** A value in its column. Coordinates are whole units, about a pixel each, to keep the page small. */
export type Point = { x: number; y: number; index: number; value: number };

/** One row for each bar, with its parts from the bottom up: [[12, 5], [18, 7]]. */
export type Rows = readonly (readonly number[])[];

/** The share of its column that a bar fills; the rest is a gap. */
const BAR_SHARE = 0.62;
/** Limits the bar width, so that a chart of one or two months has no giant bars. */
const WIDEST_BAR = 66;

/** The width of a letter and the gap between labels, in the narrowest chart (215 pixels), where they are largest. */
const LETTER = 10;
const GAP = 14;

export function heightOf(value: number, [top, foot]: Scale, plot: Plot): number {
  return Math.round(plot.top + (plot.height * (value - top)) / (foot - top));
}

function middleOf(index: number, count: number, { width }: Plot): number {
  return Math.round((width / count) * (index + 0.5));
}

/** Centres the points of a line in their columns. A month without a value has no point. */
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

/** A text in a chart, and the number of letters that it takes. */
export type Label = { text: string; letters: number };

export type PlacedLabel = Label & { x: number; y: number };

/** A month of the content as a chart shows it. */
export type ChartMonth = { month: string; monthParts: { short: string } };

export const labelOf = (text: string): Label => ({ text, letters: text.length });

export const monthLabel = ({ monthParts }: ChartMonth): Label => ({
  text: monthParts.short,
  letters: SHORT_MONTH,
});

/**
 * Spreads texts over equal columns. Where they do not all fit, every second or third is kept, counted from the last.
 */
export function spread(
  labels: readonly Label[],
  plot: Plot,
  heightAt: (index: number) => number,
): PlacedLabel[] {
  const longest = Math.max(...labels.map(({ letters }) => letters)) * LETTER + GAP;
  const step = Math.ceil((longest * labels.length) / plot.width);
  return labels
    .map((label, index) => ({
      ...label,
      x: middleOf(index, labels.length, plot),
      y: heightAt(index),
    }))
    .filter((_, index) => (labels.length - 1 - index) % step === 0);
}

export function keepInside(x: number, letters: number, { width }: Plot): number {
  const half = (letters * LETTER) / 2;
  return Math.max(half, Math.min(x, width - half));
}

/** The distances from a point to a value above it, to a value below it, and between two values. */
const ABOVE = 9;
const BELOW = 25;
const LINE = 20;
/** The least distance from a value to the axis below it. */
const ABOVE_FOOT = 5;

/**
 * Returns the heights of the values of points in one column. The lowest value goes below its point if there is room.
 */
export function valueHeights(ys: readonly number[], foot: number): number[] {
  const lowest = Math.max(...ys);
  const last = ys.lastIndexOf(lowest);
  if (ys.length > 1 && lowest + BELOW + ABOVE_FOOT <= foot) {
    return ys.map((y, index) => (index === last ? y + BELOW : y - ABOVE));
  }
  return ys.map((y, index) => (index === last ? y : Math.min(y, lowest - LINE)) - ABOVE);
}

/** Returns the two ends of a list. One that has a single entry has a single end. */
export function firstAndLast<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, index) => index === 0 || index === items.length - 1);
}

/** Describes a chart for screen readers: «Заявки: Март 12, Апрель 18». */
export function describeMonths<Month extends { month: string }>(
  title: string,
  months: readonly Month[],
  read: (month: Month) => string | number,
): string {
  return `${title}: ${months.map((month) => `${month.month} ${read(month)}`).join(', ')}`;
}
