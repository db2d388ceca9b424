import type { Content } from '@/content/schema';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Process.module.css';

type ProcessProps = Pick<Content['contextual']['process'], 'steps'>;

/** A numbered process. */
export function Process({ steps }: ProcessProps) {
  return (
    <ol className={styles.list}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{unbrokenNumbers(text)}</p>
        </li>
      ))}
    </ol>
  );
}
