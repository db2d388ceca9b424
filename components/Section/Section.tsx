import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '../objects/Text';
import styles from './Section.module.css';

export type SectionProps = {
  id: string;
  /** Counts from 1; a page of one section has none. */
  number?: number | undefined;
  heading: { title: string; intro?: string | undefined };
  /** Beside: the heading in a narrow column, the content in a wide one. Above: the content as wide as the page. */
  layout?: 'beside' | 'above';
  tone?: 'band' | 'night' | undefined;
  paper?: string | undefined;
  /** Only links or a form, which are of no use in print. */
  screenOnly?: boolean;
  /** Stands below the heading, in the margin of a wide screen. */
  margin?: ReactNode;
  /** Stands below the heading and the content, as wide as the page. */
  below?: ReactNode;
  children: ReactNode;
};

export function Section(props: SectionProps) {
  const { id, number, heading, layout = 'beside', screenOnly, margin, below } = props;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={clsx(
        styles.section,
        layout === 'beside' && styles.beside,
        screenOnly && 'screen-only',
      )}
      data-tone={props.tone}
      data-paper={props.paper}
    >
      <header className={styles.head} data-number={number && String(number).padStart(2, '0')}>
        <h2 id={titleId}>{heading.title}</h2>
        {heading.intro && <Text className={styles.intro}>{heading.intro}</Text>}
        {margin && <div className={styles.margin}>{margin}</div>}
      </header>
      <div className={styles.body}>{props.children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </section>
  );
}
