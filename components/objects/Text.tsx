import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Text.module.css';
import { unbrokenNumbers } from './unbroken-numbers';

type Tag = 'p' | 'span' | 'div' | 'strong' | 'footer' | 'summary' | 'blockquote' | 'ul';

type Small = 'small' | 'note' | 'label' | 'detail' | 'lead';
type Large = 'title' | 'section' | 'quote' | 'price' | 'figure';

type TextProps = Omit<ComponentProps<'p'>, 'ref'> & {
  as?: Tag;
  /** A size of the scale in tokens.css; body text without it. A note is small and muted. */
  kind?: Small | Large;
  muted?: boolean;
  children: ReactNode;
};

export function Text({ as, kind, muted, className, children, ...props }: TextProps) {
  // The elements of this list differ in nothing that a text sets.
  const Tag = (as ?? 'p') as 'p';
  const classes = clsx(kind && styles[kind], muted && styles.muted, className);
  return (
    <Tag {...props} className={classes || undefined}>
      {typeof children === 'string' ? unbrokenNumbers(children) : children}
    </Tag>
  );
}
