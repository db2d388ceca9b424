import type { ContactLink } from '@/lib/channels';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Callout.module.css';

type CalloutProps = { title: string; text: string; contacts: readonly ContactLink[] };

/** Call and messenger buttons on a dark band, for visitors who would rather ask. */
export function Callout({ title, text, contacts }: CalloutProps) {
  return (
    <aside className={styles.callout} data-tone="night" aria-label={title}>
      <p className={styles.title}>{title}</p>
      <div className={styles.more}>
        <p className={styles.text}>{unbrokenNumbers(text)}</p>
        <ContactLinks links={contacts} />
      </div>
    </aside>
  );
}
