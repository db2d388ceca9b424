import type { Content } from '@/content/schema';
import { Disclosure } from '../objects/Disclosure';
import { Text } from '../objects/Text';
import styles from './SeoText.module.css';

type SeoTextProps = Pick<Content['home']['seo'], 'more' | 'paragraphs'>;

/** Running text: its first paragraph, the rest behind a disclosure, on a wide screen in two columns. */
export function SeoText({ more, paragraphs: [first = '', ...rest] }: SeoTextProps) {
  return (
    <div>
      <Text className={styles.first}>{first}</Text>
      {rest.length > 0 && (
        <Disclosure label={more} everywhere>
          <div className={styles.rest}>
            {rest.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}
