import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Text } from '@/components/ui/objects/Text';
import { unbrokenWords } from '@/components/ui/objects/unbroken-words';
import type { Paper } from '@/lib/routes';
import styles from './Section.module.css';

type Copy = { title: ReactNode; intro?: string | undefined };

type SectionProps = FrameProps & {
  copy: Copy & { items?: readonly unknown[] | undefined };
  /**
   * The entries of the section, by default the items of its copy. With no entries and nothing below them, the
   * section is left out.
   */
  entries?: readonly unknown[] | undefined;
  /** Puts the heading in a column beside the content, with a third or half of the page width. */
  beside?: 'third' | 'half';
  /** How the section begins, by default with a rule above its heading. */
  opening?: SectionHeadProps['opening'];
  /** One element that goes below the heading; on a wide screen both are in the left column. */
  margin?: ReactNode;
  /** Goes below the heading and the content, over the full width. */
  below?: ReactNode;
};

export function Section(props: SectionProps) {
  const { copy, entries = copy.items, beside, opening, margin, below } = props;
  const { id, tone, paper, className, children } = props;
  if (entries?.length === 0 && !below) return null;
  return (
    <SectionFrame
      id={id}
      tone={tone}
      paper={paper}
      className={clsx(beside && styles[beside], className)}
    >
      <SectionHead id={id} copy={copy} opening={opening}>
        {margin && <div className={styles.margin}>{margin}</div>}
      </SectionHead>
      {children && <div className={styles.body}>{children}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </SectionFrame>
  );
}

type FrameProps = {
  id: string;
  /** The ground of the section. `paper` covers it with its paper, which otherwise is for what is in it. */
  tone?: 'band' | 'night' | 'paper' | undefined;
  paper?: Paper | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** The section itself, for what lays out its heading and content in a way of its own. */
export function SectionFrame({ id, tone, paper, className, children }: FrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={titleId(id)}
      className={clsx(styles.section, tone === 'paper' && styles.papered, className)}
      data-tone={tone === 'paper' ? undefined : tone}
      data-paper={paper}
    >
      {children}
    </section>
  );
}

type SectionHeadProps = ComponentProps<'header'> & {
  id: string;
  copy: Copy;
  /** A label is a small heading, a poster a very large one, and one in a sheet has its rule below it. */
  opening?: 'label' | 'poster' | 'inSheet' | undefined;
};

/** Names the section that has the same id. */
export function SectionHead({ id, copy, opening, className, children }: SectionHeadProps) {
  return (
    <header className={clsx(opening ? styles[opening] : styles.head, className)}>
      <h2 id={titleId(id)}>
        {typeof copy.title === 'string' ? unbrokenWords(copy.title) : copy.title}
      </h2>
      {copy.intro && <Text className={styles.intro}>{copy.intro}</Text>}
      {children}
    </header>
  );
}

const titleId = (sectionId: string) => `${sectionId}-title`;
