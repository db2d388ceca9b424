import clsx from 'clsx';
import { Children, type ComponentProps, type ElementType } from 'react';
import styles from './Pen.module.css';

type PenProps = ComponentProps<'span'> & {
  as?: ElementType;
  stroke: 'circle' | 'underline' | 'tick';
};

/** A stroke of the marketer's pen around, under or before what he judges. */
export function Pen({ as: Tag = 'span', stroke, className, ...props }: PenProps) {
  return <Tag {...props} className={clsx(styles.pen, styles[stroke], className)} />;
}

/** Underlines these words of a text where they stand first. */
export function underline(text: string, words = '') {
  const [before, ...after] = words ? text.split(words) : [text];
  if (after.length === 0) return text;
  const pen = <Pen stroke="underline">{words}</Pen>;
  return Children.toArray([before, pen, after.join(words)]);
}
