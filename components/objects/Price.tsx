import clsx from 'clsx';
import styles from './Price.module.css';

/** «15 000–24 000 ₽» among the words around it. */
const NUMBER = /^(.*?)(\+?\d[\d\s–]*₽(?:\/мес)?,?)(.*)$/u;

/** Sets the amount and its «от» large, and other words around it small. */
export function Price({ children }: { children: string }) {
  const [, before, amount, after] = NUMBER.exec(children) ?? [];
  const isRange = amount?.includes('–');
  return (
    <p className={clsx(styles.price, isRange && styles.range)}>
      {before && <span className={clsx(before.length > 3 && styles.words)}>{before.trim()}</span>}{' '}
      <span>
        {(amount ?? children).split(/(?<=–)/).map((part) => (
          <span key={part} className="unbroken">
            {part}
          </span>
        ))}
      </span>{' '}
      {after && <span className={styles.words}>{after.trim()}</span>}
    </p>
  );
}
