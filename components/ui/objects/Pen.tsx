import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import { trailingMarks, unmarked } from '@/lib/marks';
import styles from './Pen.module.css';

type PenProps = ComponentProps<'span'> & {
  as?: ElementType;
  stroke: 'circle' | 'underline' | 'tick';
};

/** A stroke of the marketer's pen: a circle around the text, a line under it or a tick before it. */
export function Pen({ as: Tag = 'span', stroke, className, ...props }: PenProps) {
  return <Tag {...props} className={clsx(styles[stroke], className)} />;
}

/** The number of letters that fit on a line of a headline at 320 px. */
const ONE_LINE = 16;

/** Underlines the first occurrence of these words in a text. Only short ones are kept on one line. */
export function underline(text: string, underlined = '') {
  const words = unmarked(underlined);
  const [before, ...after] = words ? text.split(words) : [text];
  if (after.length === 0) return text;
  const marks = trailingMarks(text);
  return (
    <>
      {before + marks}
      <Pen stroke="underline" className={words.length > ONE_LINE ? undefined : 'unbroken'}>
        {words + marks}
      </Pen>
      {after.join(words)}
    </>
  );
}
