/** The inner rectangle of a chart, in the units of its viewBox. */
export type Plot = { left: number; top: number; width: number; height: number };

type Bar = { x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };

/** The share of its place that a bar fills; the rest is a gap. */
const BAR_SHARE = 0.62;

/** The middle of each of `count` equal places along the plot. */
export function placesAlong(count: number, { left, width }: Plot): number[] {
  const place = width / count;
  return Array.from({ length: count }, (_, index) => left + place * (index + 0.5));
}

/**
 * Stacked bars, one stack for each row, the row's first value at the bottom. The tallest stack fills the plot.
 * Returns the bars row by row, in the order of the values.
 */
export function stackBars(rows: readonly (readonly number[])[], plot: Plot): Bar[][] {
  const tallest = Math.max(1, ...rows.map(total));
  const width = (plot.width / rows.length) * BAR_SHARE;
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

/** The points of a line at the same places as bars; `max` is at the top of the plot, 0 at the bottom. */
export function linePoints(values: readonly number[], max: number, plot: Plot): Point[] {
  const places = placesAlong(values.length, plot);
  return values.map((value, index) => ({
    x: places[index] ?? 0,
    y: plot.top + plot.height * (1 - value / max),
  }));
}

/** An SVG path through the points, rounded to tenths to keep the page small. */
export function pathThrough(points: readonly Point[]): string {
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
