import clsx from 'clsx';
import type { ReactNode } from 'react';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Section.module.css';

type SectionProps = {
  id: string;
  heading: { title: string; intro?: string | undefined };
  /**
   * Beside: the heading in a narrow column, the content in a wide one. Above: the content as wide as the page. Low: as
   * above, with a heading of one line.
   */
  layout?: 'beside' | 'above' | 'low';
  /** tokens.css gives each tone its colours. */
  tone?: 'band' | 'night';
  /** Only links or a form, which are of no use in print. */
  screenOnly?: boolean;
  /** What the section shows: while there is none of it, the section is not in the page. */
  entries?: readonly unknown[];
  /** Stands below the heading, in the margin of a wide screen. */
  margin?: ReactNode;
  /** Stands below the heading and the content, as wide as the page. */
  below?: ReactNode;
  children: ReactNode;
};

/** A numbered section of a page. */
export function Section({
  id,
  heading,
  layout = 'beside',
  tone,
  screenOnly = false,
  entries,
  margin,
  below,
  children,
}: SectionProps) {
  if (entries?.length === 0) return null;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={clsx(styles.section, styles[layout], screenOnly && styles.screenOnly)}
      data-tone={tone}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {heading.title}
        </h2>
        {heading.intro && <p className={styles.intro}>{unbrokenNumbers(heading.intro)}</p>}
        {margin && <div className={styles.margin}>{margin}</div>}
      </header>
      <div className={styles.body}>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </section>
  );
}
