import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './SeoText.module.css';

/** Running text, set in two columns where there is room. */
export function SeoText({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{unbrokenNumbers(paragraph)}</p>
      ))}
    </div>
  );
}
