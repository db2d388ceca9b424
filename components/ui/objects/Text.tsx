import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Text.module.css';
import { unbrokenWords } from './unbroken-words';

/** The sizes of the scale in tokens.css that figures can have, too. */
export type FigureSize = 'label' | 'title' | 'quote' | 'price' | 'section' | 'figure';

type TextProps = ComponentProps<'p'> & {
  as?: ElementType;
  /** A size of the scale in tokens.css. The default is body text. A note is small and muted. */
  kind?: FigureSize | 'small' | 'note' | 'lead' | 'written' | undefined;
  muted?: boolean;
};

/** The class of a size. Elements inside inherit its font. */
export const sizeClass = (size: FigureSize) => styles[size];

export function Text({ as: Tag = 'p', kind, muted, className, children, ...props }: TextProps) {
  const classes = clsx(kind && styles[kind], muted && styles.muted, className);
  return (
    <Tag {...props} className={classes || undefined}>
      {typeof children === 'string' ? unbrokenWords(children) : children}
    </Tag>
  );
}
