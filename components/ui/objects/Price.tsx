import clsx from 'clsx';
import { marksAfter, unmarked } from '@/lib/marks';
import styles from './Price.module.css';

/** Finds an amount such as «15 000–24 000 ₽» and the words around it. */
const NUMBER = /^(.*?)(\+?\d[\d\s–]*₽(?:\/мес)?,?)\s*(.*)$/u;

type PriceProps = { children: string; className?: string | undefined };

/** Shows the amount and its «от» large and other words small. Words longer than five letters go below the amount. */
export function Price({ children, className }: PriceProps) {
  const text = unmarked(children);
  const marks = marksAfter(children);
  const [, before, amount, after] = NUMBER.exec(text) ?? [];
  const words = clsx(styles.words, Number(after?.length) > 5 && styles.below);
  return (
    <p className={clsx(styles.price, amount?.includes('–') && styles.range, className)}>
      {before && (
        <span className={clsx(before.length > 3 && styles.words)}>{before.trim() + marks}</span>
      )}{' '}
      <span>
        {(amount ?? text).split(/(?<=–)/).map((bound) => (
          <span key={bound} className="unbroken">
            {bound + marks}
          </span>
        ))}
      </span>{' '}
      {after && <span className={words}>{after + marks}</span>}
    </p>
  );
}
