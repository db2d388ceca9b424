import clsx from 'clsx';
import type { ReactNode } from 'react';
import { UnbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Section.module.css';

type SectionProps = {
  id: string;
  title: string;
  intro?: string | undefined;
  /** Beside: the title in a narrow column, the content in a wide one. Above: the content as wide as the page. */
  layout?: 'beside' | 'above';
  /** The paper it is printed on: tokens.css gives each tone its colours. */
  tone?: 'band' | 'night';
  /** Leads to another page or asks for an answer, so it has no place on paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A numbered chapter of the report. */
export function Section({
  id,
  title,
  intro,
  layout = 'beside',
  tone,
  screenOnly = false,
  children,
}: SectionProps) {
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
          {title}
        </h2>
        {intro && (
          <p className={styles.intro}>
            <UnbrokenNumbers>{intro}</UnbrokenNumbers>
          </p>
        )}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
