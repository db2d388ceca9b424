import { UnbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Process.module.css';

type ProcessProps = { steps: readonly { title: string; text: string }[] };

/** A numbered process. */
export function Process({ steps }: ProcessProps) {
  return (
    <ol className={styles.list}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>
            <UnbrokenNumbers>{text}</UnbrokenNumbers>
          </p>
        </li>
      ))}
    </ol>
  );
}
