import type { ContactFormLabels } from '@/lib/content/schema';
import styles from './ReplyChoice.module.css';

type ReplyChoiceProps = {
  labels: ContactFormLabels['reply'];
  /** The names of the messengers in which the owner can answer. */
  messengers: readonly string[];
};

/** Asks how to answer. Leaving this open is fine, and without a messenger there is nothing to choose. */
export function ReplyChoice({ labels, messengers }: ReplyChoiceProps) {
  if (messengers.length === 0) return null;
  const ways = [labels.call, ...messengers.map((name) => `${labels.write} ${name}`)];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{labels.title}</legend>
      {ways.map((way) => (
        <label key={way} className={styles.way}>
          <input type="radio" name="reply" value={way} />
          {way}
        </label>
      ))}
    </fieldset>
  );
}
