import { Disclosure } from '@/components/ui/objects/Disclosure';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import type { ContactLink } from '@/lib/channels';
import type { Content, LegalText } from '@/lib/content/schema';
import { PRIVACY_ID } from '@/lib/routes';
import styles from './Privacy.module.css';

type PrivacyProps = {
  copy: Content['privacy'];
  /** The policy, and the consent if the form asks for it. */
  documents: readonly LegalText[];
  phone: ContactLink | undefined;
  email: string;
};

/** Stays closed at the bottom of the home page until a link opens it, and is printed only then. */
export function Privacy({ copy, documents, phone, email }: PrivacyProps) {
  return (
    <div id={PRIVACY_ID} className={styles.privacy} data-tone="band">
      <Disclosure
        label={<h2 className={styles.heading}>{copy.title}</h2>}
        folds="always"
        fullWidth
        className={styles.disclosure}
        summaryClassName={styles.summary}
      >
        <Grid columns="desktopThirds" className={styles.documents}>
          {documents.map(({ title, paragraphs }) => (
            <Text key={title} as="div" kind="note" className={styles.document}>
              <h3 className={styles.heading}>{title}</h3>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Text>
          ))}
          <Text as="div" kind="note" className={styles.document}>
            <p>{`${copy.operatorLabel}: ${copy.operator}.`}</p>
            <p>
              {`${copy.contactsLabel}: `}
              {phone && (
                <a className="unbroken" href={phone.href}>
                  {phone.value}
                </a>
              )}
              {phone && ', '}
              <a href={`mailto:${email}`}>{email}</a>.
            </p>
            <p>{`${copy.dateLabel} ${copy.date}.`}</p>
          </Text>
        </Grid>
      </Disclosure>
    </div>
  );
}
