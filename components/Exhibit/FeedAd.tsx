import type { Content } from '@/content/schema';
import { Exhibit } from './Exhibit';
import styles from './FeedAd.module.css';

type FeedAdProps = NonNullable<Content['targeting']['exhibit']>;

/** An advertisement in a feed, and what it cost. */
export function FeedAd({
  author,
  mark,
  text,
  poster: { above, large, crossed },
  button,
  ...proof
}: FeedAdProps) {
  return (
    <Exhibit {...proof}>
      <p className={styles.author}>
        <span className={styles.avatar} aria-hidden="true">
          {author.charAt(0)}
        </span>
        <span>
          <strong>{author}</strong>
          <span className={styles.mark}>{mark}</span>
        </span>
      </p>
      <p className={styles.text}>{text}</p>
      <p className={styles.poster} data-tone="night">
        {above} <strong className={styles.large}>{large}</strong>{' '}
        {crossed.map((word) => (
          <s key={word}>{word}</s>
        ))}
      </p>
      <p className={styles.button}>{button}</p>
    </Exhibit>
  );
}
