import type { Content } from '@/content/schema';
import { Fold } from '../Fold/Fold';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './SeoText.module.css';

type SeoTextProps = Pick<Content['home']['seo'], 'more' | 'paragraphs'>;

/** Running text: on a phone its first paragraph, the rest folded; on a wide screen the rest in two columns. */
export function SeoText({ more, paragraphs: [first = '', ...rest] }: SeoTextProps) {
  return (
    <div className={styles.text}>
      <p className={styles.lead}>{unbrokenNumbers(first)}</p>
      {rest.length > 0 && (
        <Fold label={more} everywhere>
          <div className={styles.rest}>
            {rest.map((paragraph) => (
              <p key={paragraph}>{unbrokenNumbers(paragraph)}</p>
            ))}
          </div>
        </Fold>
      )}
    </div>
  );
}
