import type { Content } from '@/content/schema';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Faq.module.css';

type FaqProps = Pick<Content['faq'], 'items'>;

/** Questions as native disclosures, which open without a script. */
export function Faq({ items }: FaqProps) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          <p className={styles.answer}>{unbrokenNumbers(answer)}</p>
        </details>
      ))}
    </div>
  );
}
