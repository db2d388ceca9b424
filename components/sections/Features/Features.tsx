import { HeadedDisclosure } from '@/components/ui/objects/HeadedDisclosure';
import { Rows } from '@/components/ui/objects/Rows';
import { Text } from '@/components/ui/objects/Text';
import type { Point } from '@/lib/content/schema';
import styles from './Features.module.css';

type FeaturesProps = {
  /** The prefix of each feature's id. */
  id: string;
  items: readonly Point[];
  layout: 'rows' | 'pairs';
};

/** On a phone all texts but the first are closed. */
export function Features({ id, items, layout }: FeaturesProps) {
  const isPaired = layout === 'pairs';
  const features = items.map(({ title, text }, index) => (
    <article key={title} className={isPaired ? styles.pair : undefined}>
      <HeadedDisclosure id={`${id}-${index + 1}`} title={title} open={index === 0}>
        <Text className={styles.text}>{text}</Text>
      </HeadedDisclosure>
    </article>
  ));
  return isPaired ? <div className={styles.pairs}>{features}</div> : <Rows spaced>{features}</Rows>;
}
