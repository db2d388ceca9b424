import clsx from 'clsx';
import styles from './List.module.css';
import { unbrokenWords } from './unbroken-words';

type ListProps = {
  items: readonly string[];
  marks?: 'dashes' | 'numbers' | 'none';
  className?: string | undefined;
};

export function List({ items, marks = 'dashes', className }: ListProps) {
  if (items.length === 0) return null;
  const Tag = marks === 'numbers' ? 'ol' : 'ul';
  return (
    <Tag className={clsx(styles[marks], className)}>
      {items.map((item) => (
        <li key={item}>{unbrokenWords(item)}</li>
      ))}
    </Tag>
  );
}
