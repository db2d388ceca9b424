import clsx from 'clsx';
import styles from './Price.module.css';

/** «15 000–24 000 ₽» among the words around it. */
const NUMBER = /^(.*?)(\+?\d[\d\s–]*₽(?:\/мес)?,?)\s*(.*)$/u;

/** Sets the amount and its «от» large, and other words around it small; a few letters fit beside it. */
export function Price({ children }: { children: string }) {
  const [, before, amount, after] = NUMBER.exec(children) ?? [];
  const words = clsx(styles.words, Number(after?.length) > 5 && styles.below);
  return (
    <p className={clsx(styles.price, amount?.includes('–') && styles.range)}>
      {before && <span className={clsx(before.length > 3 && styles.words)}>{before.trim()}</span>}{' '}
      <span>
        {(amount ?? children).split(/(?<=–)/).map((part) => (
          <span key={part} className="unbroken">
            {part}
          </span>
        ))}
      </span>{' '}
      {after && <span className={words}>{after}</span>}
    </p>
  );
}
