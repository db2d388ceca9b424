import { Text } from '@/components/ui/objects/Text';
import { Picture } from '@/components/ui/Picture/Picture';
import type { FeedAdContent } from '@/lib/content/schema';
import styles from './FeedAd.module.css';
import { HeroExample } from './HeroExample';

export function FeedAd({ author, mark, text, poster, button, ...proof }: FeedAdContent) {
  return (
    <HeroExample {...proof}>
      <p className={styles.author} data-initial={initialOf(author)}>
        <strong>{author}</strong> <small>{mark}</small>
      </p>
      <Text>{text}</Text>
      <div className={styles.poster}>
        <p className={styles.offer}>
          {poster.above} <strong className={styles.large}>{poster.large}</strong>{' '}
          <span className={styles.words}>
            {poster.crossed.map((word) => (
              <s key={word} className={styles.crossed}>
                {word}
              </s>
            ))}
          </span>
        </p>
        {poster.image && <Picture picture={poster.image} alt="" className={styles.image} />}
      </div>
      <p className={styles.button}>{button}</p>
    </HeroExample>
  );
}

/** Returns the first letter of the name in quotation marks: Л for «Лилия». Without any it is that of the text. */
function initialOf(author: string): string {
  return author.slice(author.lastIndexOf('«') + 1).charAt(0);
}
