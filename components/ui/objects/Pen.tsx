import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Pen.module.css';
import { unbrokenWords } from './unbroken-words';

type PenProps = ComponentProps<'span'> & {
  as?: ElementType;
  stroke: 'circle' | 'underline' | 'tick';
};

/** A stroke of the marketer's pen: a circle around the text, a line under it or a tick before it. */
export function Pen({ as: Tag = 'span', stroke, className, ...props }: PenProps) {
  return <Tag {...props} className={clsx(styles[stroke], className)} />;
}

type UnderlinedTitle = {
  title: string;
  /** Cuts the title around the underlined words. */
  titleParts: { before: string; words: string; after: string; isOneLine: boolean } | undefined;
};

/** Underlines the words of a title that its parts name. Short ones are kept on one line. */
export function underline({ title, titleParts }: UnderlinedTitle) {
  if (!titleParts) return unbrokenWords(title);
  const { before, words, after, isOneLine } = titleParts;
  return (
    <>
      {unbrokenWords(before)}
      <Pen stroke="underline" className={isOneLine ? 'unbroken' : undefined}>
        {unbrokenWords(words)}
      </Pen>
      {unbrokenWords(after)}
    </>
  );
}
