import type { ReactNode } from 'react';
import { Section } from '@/components/layout/Section/Section';
import { HeadedDisclosure } from '@/components/ui/objects/HeadedDisclosure';
import { Rows } from '@/components/ui/objects/Rows';
import { Text } from '@/components/ui/objects/Text';
import type { Point } from '@/content/schema';
import styles from './Features.module.css';

export type FeaturesProps = {
  id: string;
  heading: { title: string; intro?: string | undefined; items: readonly Point[] };
  /** Stands below the heading. */
  scene: ReactNode;
  below?: ReactNode;
};

/** Beside a drawing: pairs, or up to four in rows. On a phone all texts but the first are closed. */
export function Features({ id, heading, scene, below }: FeaturesProps) {
  const short = heading.items.length < 5;
  const features = heading.items.map(({ title, text }, index) => (
    <article key={title}>
      <HeadedDisclosure id={`${id}-${index + 1}`} title={title} open={index === 0}>
        <Text className={styles.text}>{text}</Text>
      </HeadedDisclosure>
    </article>
  ));
  // What stands below the features stays without them.
  if (features.length === 0) {
    return <Section id={id} heading={heading} below={below} />;
  }
  return (
    <Section
      id={id}
      heading={heading}
      beside={short ? 'half' : 'third'}
      margin={scene}
      below={below}
    >
      <Rows className={short ? undefined : styles.pairs}>{features}</Rows>
    </Section>
  );
}
