import type { Content } from '@/content/schema';
import { BASE_PATH } from '@/lib/base-path';
import { Text } from '../objects/Text';
import styles from './FeedAd.module.css';
import { HeroExample } from './HeroExample';

type FeedAdProps = NonNullable<Content['targeting']['example']>;

export function FeedAd({ author, mark, text, poster, button, ...proof }: FeedAdProps) {
  return (
    <HeroExample {...proof}>
      <p className={styles.author} data-initial={author.replace(/.*«/, '').charAt(0)}>
        <strong>{author}</strong> <small>{mark}</small>
      </p>
      <Text>{text}</Text>
      <p
        className={styles.poster}
        style={{ backgroundImage: `url(${BASE_PATH}/drawings/salon.svg)` }}
      >
        {poster.above} <strong className={styles.large}>{poster.large}</strong>{' '}
        <span>
          {poster.crossed.map((word) => (
            <s key={word}>{word}</s>
          ))}
        </span>
      </p>
      <p className={styles.button}>{button}</p>
    </HeroExample>
  );
}
