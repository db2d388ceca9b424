import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/objects/Text';
import { Scene, type SceneName } from '@/components/ui/Scene/Scene';
import type { Paper } from '@/lib/routes';
import styles from './Section.module.css';

type SectionProps = {
  id: string;
  copy: { title: string; intro?: string | undefined; items?: readonly unknown[] | undefined };
  /**
   * The entries of the section, by default the items of its copy. With no entries and nothing below them, the
   * section is left out.
   */
  entries?: readonly unknown[] | undefined;
  /** Puts the heading in a column beside the content, with a third or half of the page width. */
  beside?: 'third' | 'half';
  tone?: 'band' | 'night' | undefined;
  paper?: Paper | undefined;
  /** Covers the section with its paper. By default the paper is for what is in it. */
  papered?: boolean | undefined;
  /** Leaves out the number of the only section of a page. */
  unnumbered?: boolean | undefined;
  className?: string | undefined;
  /** The classes of the heading and of the content, for a section that lays out both itself. */
  headClassName?: string | undefined;
  bodyClassName?: string | undefined;
  /** One element that goes below the heading; on a wide screen both are in the left column. */
  margin?: ReactNode;
  /** A drawing in the place of the margin. */
  scene?: SceneName | undefined;
  /** Goes below the heading and the content, over the full width. */
  below?: ReactNode;
  children?: ReactNode;
};

export function Section(props: SectionProps) {
  const { id, copy, entries = copy.items, beside, margin, scene, below } = props;
  if (entries?.length === 0 && !below) return null;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={clsx(
        styles.section,
        beside && styles[beside],
        props.papered && styles.papered,
        props.unnumbered && styles.unnumbered,
        props.className,
      )}
      data-tone={props.tone}
      data-paper={props.paper}
    >
      <header className={clsx(styles.head, props.headClassName)}>
        <h2 id={titleId}>{copy.title}</h2>
        {copy.intro && <Text className={styles.intro}>{copy.intro}</Text>}
        {margin && <div className={styles.margin}>{margin}</div>}
        {scene && <Scene name={scene} className={styles.scene} />}
      </header>
      {props.children && (
        <div className={clsx(styles.body, props.bodyClassName)}>{props.children}</div>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </section>
  );
}
