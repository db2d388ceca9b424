/** The inner rectangle of a chart, in the units of its viewBox. */
export type Plot = { left: number; top: number; width: number; height: number };

type Bar = { x: number; y: number; width: number; height: number };

/** A value of a line; `index` is its column. */
type LinePoint = { x: number; y: number; index: number; value: number };

/** The share of its column that a bar fills; the rest is a gap. */
const BAR_SHARE = 0.62;
/** Keeps bars of one or two months from being blocks. */
const WIDEST_BAR = 66;

/** A letter of a label, and the gap between two labels where they are largest: in a chart of 215 pixels. */
const LETTER = 10;
const GAP = 14;

/** Returns the middles of `count` equal columns of the plot. */
export function placesAlong(count: number, { left, width }: Plot): number[] {
  const place = width / count;
  return Array.from({ length: count }, (_, index) => left + place * (index + 0.5));
}

/** Chooses labels that do not overlap: every one, every second … counted from the last. */
export function labelsWithRoom(labels: readonly string[], { width }: Plot): boolean[] {
  const longest = Math.max(...labels.map(({ length }) => length)) * LETTER + GAP;
  const step = Math.ceil((longest * labels.length) / width);
  return labels.map((_, index) => (labels.length - 1 - index) % step === 0);
}

/** Moves the middle of a label so far that the label stays inside the plot. */
export function keepInside(x: number, label: string, { left, width }: Plot): number {
  const half = (label.length * LETTER) / 2;
  return Math.max(left + half, Math.min(x, left + width - half));
}

/** Stacks the values of each row, the first at the bottom. The tallest stack fills the plot. */
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

/** Places the values of a line above the middles of bars, `max` at the top of the plot. */
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

/** Places positions in search, the first at the top. `edge` is the height of the position `shown`. */
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

/** Writes an SVG path through the points, rounded to whole units, about a pixel, to keep the page small. */
export function pathThrough(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('');
}

export function round(value: number): number {
  return Math.round(value);
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Describes a chart for screen readers: «Заявки: Март 12, Апрель 18». */
export function describeMonths<Month extends { month: string }>(
  title: string,
  months: readonly Month[],
  read: (month: Month) => string | number,
): string {
  return `${title}: ${months.map((one) => `${one.month} ${read(one)}`).join(', ')}`;
}
