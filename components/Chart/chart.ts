/** The inner rectangle of a chart, in the units of its viewBox. */
export type Plot = { left: number; top: number; width: number; height: number };

type Bar = { x: number; y: number; width: number; height: number };

/** A value of a line; `index` is its place along the plot. */
export type LinePoint = { x: number; y: number; index: number; value: number };

/** The share of its place that a bar fills; the rest is a gap. */
const BAR_SHARE = 0.62;
/** Bars of one or two months would be blocks. */
const WIDEST_BAR = 66;

/** A letter of a label, and the gap between two labels where they are largest: in a chart of 215 pixels. */
const LETTER = 10;
const GAP = 14;

/** The middle of each of `count` equal places along the plot. */
export function placesAlong(count: number, { left, width }: Plot): number[] {
  const place = width / count;
  return Array.from({ length: count }, (_, index) => left + place * (index + 0.5));
}

/** Which labels of equal places are shown, so that they do not overlap: every one, every second … counted from the last. */
export function labelsWithRoom(labels: readonly string[], { width }: Plot): boolean[] {
  const longest = Math.max(...labels.map(({ length }) => length)) * LETTER + GAP;
  const step = Math.ceil((longest * labels.length) / width);
  return labels.map((_, index) => (labels.length - 1 - index) % step === 0);
}

/** The middle of a label at `x`, moved so far that the label stays inside the plot. */
export function keepInside(x: number, label: string, { left, width }: Plot): number {
  const half = (label.length * LETTER) / 2;
  return Math.max(left + half, Math.min(x, left + width - half));
}

/**
 * Stacked bars, one stack for each row, the row's first value at the bottom. The tallest stack fills the plot.
 * Returns the bars row by row, in the order of the values.
 */
export function stackBars(rows: readonly (readonly number[])[], plot: Plot): Bar[][] {
  const tallest = Math.max(1, ...rows.map(total));
  const width = Math.min((plot.width / rows.length) * BAR_SHARE, WIDEST_BAR);
  const places = placesAlong(rows.length, plot);
  return rows.map((row, index) => {
    let below = 0;
    return row.map((value) => {
      const height = (value / tallest) * plot.height;
      below += height;
      return {
        x: (places[index] ?? 0) - width / 2,
        y: plot.top + plot.height - below,
        width,
        height,
      };
    });
  });
}

/**
 * The points of a line at the same places as bars; `max` is at the top of the plot, 0 at the bottom. A place without a
 * value has no point.
 */
export function linePoints(
  values: readonly (number | undefined)[],
  max: number,
  plot: Plot,
): LinePoint[] {
  const places = placesAlong(values.length, plot);
  return values.flatMap((value, index) => {
    if (value === undefined) return [];
    return [{ x: places[index] ?? 0, y: plot.top + plot.height * (1 - value / max), index, value }];
  });
}

/**
 * The points of positions in search at the same places as bars, and the lower edge of those up to `shown`. The first
 * position is at the top of the plot, the lowest of these and of `shown` at its bottom.
 */
export function positionPoints(positions: readonly number[], shown: number, plot: Plot) {
  const lowest = Math.max(shown, ...positions);
  const heightOf = (position: number) => plot.top + (plot.height * (position - 1)) / (lowest - 1);
  const places = placesAlong(positions.length, plot);
  const points: LinePoint[] = positions.map((value, index) => ({
    x: places[index] ?? 0,
    y: heightOf(value),
    index,
    value,
  }));
  return { points, edge: heightOf(shown) };
}

/** From a point up to the foot of its value, down to it, and from one value to the next. */
const ABOVE = 9;
const BELOW = 25;
const LINE = 20;

/**
 * Where the values of points with the same `x` stand, so that they do not overlap: the lowest below its point if that is
 * above the foot of the plot, the others above theirs.
 */
export function valueHeights(ys: readonly number[], foot: number): number[] {
  const lowest = Math.max(...ys);
  const last = ys.lastIndexOf(lowest);
  if (ys.length > 1 && lowest + BELOW <= foot) {
    return ys.map((y, index) => (index === last ? y + BELOW : y - ABOVE));
  }
  return ys.map((y, index) => (index === last ? y : Math.min(y, lowest - LINE)) - ABOVE);
}

/** An SVG path through the points, rounded to tenths to keep the page small. */
export function pathThrough(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
