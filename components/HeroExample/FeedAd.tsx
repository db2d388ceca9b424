import type { Content } from '@/content/schema';
import { Text } from '../objects/Text';
import styles from './FeedAd.module.css';
import { HeroExample } from './HeroExample';

type FeedAdProps = NonNullable<Content['targeting']['exhibit']>;

export function FeedAd({ author, mark, text, poster, button, ...proof }: FeedAdProps) {
  return (
    <HeroExample {...proof}>
      <p className={styles.author} data-initial={author.charAt(0)}>
        <strong>{author}</strong> <span className={styles.mark}>{mark}</span>
      </p>
      <Text kind="detail">{text}</Text>
      <p className={styles.poster} data-tone="night">
        {poster.above} <strong className={styles.large}>{poster.large}</strong>{' '}
        {poster.crossed.map((word) => (
          <s key={word}>{word}</s>
        ))}
      </p>
      <p className={styles.button}>{button}</p>
    </HeroExample>
  );
}
