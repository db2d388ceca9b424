import styles from './Chart.module.css';

type LegendProps = {
  names: readonly string[];
  /** The class of each name's mark. */
  classes: readonly (string | undefined)[];
  /** The path of a mark, in a square of 10 units. */
  mark: string;
};

/** What the colours of a chart mean; a chart with one colour needs none. */
export function Legend({ names, classes, mark }: LegendProps) {
  if (names.length < 2) return null;
  return (
    <ul className={styles.legend} aria-hidden="true">
      {names.map((name, index) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox="0 0 10 10" className={styles.swatch}>
            <path className={classes[index]} d={mark} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
