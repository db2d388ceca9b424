import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/objects/Text';
import styles from './Section.module.css';

type SectionProps = {
  id: string;
  heading: { title: string; intro?: string | undefined; items?: readonly unknown[] | undefined };
  /** Without entries, and with nothing below them, the section is left out. By default they are its items. */
  entries?: readonly unknown[] | undefined;
  /** Sets the heading in a column beside the content: a third of the page, or half of it. */
  beside?: 'third' | 'half';
  tone?: 'band' | 'night' | undefined;
  paper?: string | undefined;
  className?: string | undefined;
  /** Stands below the heading, in the margin of a wide screen. */
  margin?: ReactNode;
  /** Stands below the heading and the content, as wide as the page. */
  below?: ReactNode;
  children?: ReactNode;
};

export function Section(props: SectionProps) {
  const { id, heading, entries = heading.items, beside, margin, below } = props;
  if (entries?.length === 0 && !below) return null;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={clsx(styles.section, beside && styles[beside], props.className)}
      data-tone={props.tone}
      data-paper={props.paper}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{heading.title}</h2>
        {heading.intro && <Text className={styles.intro}>{heading.intro}</Text>}
        {margin && <div className={styles.margin}>{margin}</div>}
      </header>
      {props.children && <div className={styles.body}>{props.children}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </section>
  );
}
