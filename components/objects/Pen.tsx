import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Pen.module.css';

type PenProps = ComponentProps<'span'> & {
  as?: ElementType;
  stroke: 'circle' | 'underline' | 'tick';
};

/** A stroke of the marketer's pen around, under or before what he judges. */
export function Pen({ as: Tag = 'span', stroke, className, ...props }: PenProps) {
  return <Tag {...props} className={clsx(styles.pen, styles[stroke], className)} />;
}
