import type { Content } from '@/content/schema';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Faq.module.css';
import { FaqControls } from './FaqControls';

type FaqProps = Pick<Content['faq'], 'labels' | 'items'>;

/** Questions as native disclosures, which open without a script. Each has an address of its own. */
export function Faq({ labels, items }: FaqProps) {
  return (
    <div>
      <FaqControls labels={labels} />
      <div className={styles.list}>
        {items.map(({ id, question, answer }, index) => {
          const fragment = `faq-${id ?? index + 1}`;
          return (
            <details key={question} id={fragment} className={styles.item}>
              <summary className={styles.question}>
                <h3>{question}</h3>
              </summary>
              <div className={styles.answer}>
                <p>{unbrokenNumbers(answer)}</p>
                <a className={styles.link} href={`#${fragment}`}>
                  {labels.link}
                </a>
              </div>
            </details>
          );
        })}
      </div>
    </div>
  );
}
