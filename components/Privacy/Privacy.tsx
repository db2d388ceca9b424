import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { PRIVACY_ID } from '@/lib/routes';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Privacy.module.css';

type PrivacyProps = {
  copy: Content['privacy'];
  phone: ContactLink | undefined;
  /** The owner's mailbox. */
  email: string;
};

/** The consent and the policy, folded at the bottom of the home page. The link to them opens them. */
export function Privacy({ copy, phone, email }: PrivacyProps) {
  return (
    <div id={PRIVACY_ID} className={styles.privacy} data-tone="band">
      <details className={styles.details}>
        <summary className={styles.summary}>
          <h2 className={styles.title}>{copy.title}</h2>
        </summary>
        <div className={styles.inner}>
          {[copy.consent, copy.policy].map((document) => (
            <div key={document.title} className={styles.document}>
              <h3>{document.title}</h3>
              {document.paragraphs.map((paragraph) => (
                <p key={paragraph}>{unbrokenNumbers(paragraph)}</p>
              ))}
            </div>
          ))}
          <div className={styles.document}>
            <p>
              {copy.operatorLabel}: {copy.operator}.
            </p>
            <p>
              {copy.contactsLabel}: {phone && <a href={phone.href}>{phone.value}</a>}
              {phone && ', '}
              <a href={`mailto:${email}`}>{email}</a>.
            </p>
            <p>
              {copy.dateLabel} {copy.date}.
            </p>
          </div>
        </div>
      </details>
    </div>
  );
}
