import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Chart.module.css';
import {
  type ChartMonth,
  keepInside,
  monthLabel,
  type PlacedLabel,
  type Plot,
  type Point,
  spread,
} from './chart';

const shades = [styles.first, styles.second];

const LABEL_ROW = 26;

export type DrawingProps = {
  plot: Plot;
  /** The first one is drawn below the others. Several get a legend. */
  series: readonly {
    name: string;
    bars?: string;
    line?: readonly Point[];
    dots?: readonly Point[];
  }[];
  values: readonly PlacedLabel[];
  /** Their first letters label the plot. Where they do not all fit, some are left out. */
  months: readonly ChartMonth[];
  description: string;
  /** Drawn below the series. */
  children?: ReactNode;
};

export function Drawing({ plot, series, values, months, description, children }: DrawingProps) {
  const foot = plot.top + plot.height;
  const write = ({ x, y, text, letters }: PlacedLabel) => (
    <text key={`${x} ${y}`} x={keepInside(x, letters, plot)} y={y}>
      {text}
    </text>
  );
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <svg
        className={styles.chart}
        viewBox={`0 0 ${plot.width} ${foot + (months.length > 0 ? LABEL_ROW : 0)}`}
        role="img"
        aria-label={description}
      >
        {children}
        {series.map(({ name, bars, line, dots }, index) => (
          <g key={name} className={shades[index]}>
            {bars && <path d={bars} />}
            {line && (
              <polyline
                className={styles.line}
                points={line.map(({ x, y }) => `${x} ${y}`).join()}
              />
            )}
            {dots?.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r="3.5" />
            ))}
          </g>
        ))}
        <path className={styles.axis} d={`M0 ${foot}H${plot.width}`} />
        <g className={styles.value}>{values.map(write)}</g>
        <g className={styles.label}>
          {spread(months.map(monthLabel), plot, () => foot + LABEL_ROW - 6).map(write)}
        </g>
      </svg>
    </>
  );
}

function Legend({ series }: Pick<DrawingProps, 'series'>) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ name }, index) => (
        <li key={name} className={clsx(styles.entry, shades[index])}>
          {name}
        </li>
      ))}
    </ul>
  );
}
