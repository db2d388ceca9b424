import type { ReactNode } from 'react';
import styles from './Chart.module.css';
import { keepInside, labelsWithRoom, type Plot, pathThrough, placesAlong, round } from './chart';

/** By series. */
const shades = [styles.first, styles.second];

/** The space for labels below a plot. */
const BELOW = 26;

type Point = { x: number; y: number };
type Mark = Point & { text: string };

type Series = {
  name: string;
  bars?: string;
  line?: readonly Point[];
  dots?: readonly Point[];
};

export type DrawingProps = {
  plot: Plot;
  /** The first is drawn below the others. A legend names them when there are several. */
  series: readonly Series[];
  marks: readonly Mark[];
  /** Their first letters stand under the plot, as many as have room. */
  months: readonly { month: string }[];
  description: string;
  /** Drawn below the series. */
  children?: ReactNode;
};

export function Drawing({ plot, series, marks, months, description, children }: DrawingProps) {
  const labels = months.map(({ month }) => month.slice(0, 3));
  const foot = plot.top + plot.height;
  const box = `0 0 ${plot.width} ${foot + BELOW}`;
  const placeOf = ({ text, x, y }: Mark) => ({ x: round(keepInside(x, text, plot)), y: round(y) });
  const write = (className: string | undefined) => (mark: Mark) => (
    <text key={`${mark.x} ${mark.y}`} className={className} {...placeOf(mark)}>
      {mark.text}
    </text>
  );
  return (
    <>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name }, index) => (
            <li key={name} className={shades[index]}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <svg className={styles.chart} viewBox={box} role="img" aria-label={description}>
        {children}
        {series.map(({ name, bars, line, dots }, index) => (
          <g key={name} className={shades[index]}>
            {bars && <path d={bars} />}
            {line && <path className={styles.line} d={pathThrough(line)} />}
            {dots?.map(({ x, y }) => (
              <circle key={x} cx={round(x)} cy={round(y)} r="3.5" />
            ))}
          </g>
        ))}
        <path className={styles.axis} d={`M0 ${foot}H${plot.width}`} />
        {marks.map(write(styles.value))}
        {spread(labels, plot, () => foot + BELOW - 6).map(write(styles.label))}
      </svg>
    </>
  );
}

/** Spreads texts over equal columns, as many as have room. */
export function spread(texts: readonly string[], plot: Plot, heightAt: (index: number) => number) {
  const places = placesAlong(texts.length, plot);
  const hasRoom = labelsWithRoom(texts, plot);
  return texts
    .map((text, index) => ({ text, x: places[index] ?? 0, y: heightAt(index) }))
    .filter((_, index) => hasRoom[index]);
}
