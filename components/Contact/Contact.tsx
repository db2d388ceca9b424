import type { ReactNode } from 'react';
import type { ContactLink } from '@/lib/channels';
import type { Delivery } from '@/lib/settings';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { Icon } from '../Icon/Icon';
import { Section } from '../Section/Section';
import styles from './Contact.module.css';
import { ContactForm, type ContactFormWords, type NoticeWords } from './ContactForm';

type ContactProps = {
  title: string;
  intro?: string | undefined;
  channelsTitle: string;
  location: { label: string; value: string };
  hours: { label: string; value: string };
  form: ContactFormWords;
  notices: NoticeWords;
  contacts: readonly ContactLink[];
  delivery: Delivery;
  consent: { mode: 'statement' | 'checkbox'; note: string };
  /** The link to the consent and the policy. */
  privacyLink: ReactNode;
};

/** The section every call to action leads to: the direct ways, and the form. */
export function Contact({
  title,
  intro,
  channelsTitle,
  location,
  hours,
  form,
  notices,
  contacts,
  delivery,
  consent,
  privacyLink,
}: ContactProps) {
  const phone = contacts.find(({ type }) => type === 'phone');
  return (
    <Section id="contact" title={title} intro={intro} screenOnly>
      <div className={styles.columns}>
        <div className={styles.form}>
          <h3 className={styles.title}>{form.title}</h3>
          <ContactForm
            words={form}
            notices={notices}
            phone={phone}
            delivery={delivery}
            consent={consent}
            privacyLink={privacyLink}
          />
        </div>
        <div>
          <h3 className={styles.title}>{channelsTitle}</h3>
          <ContactLinks className={styles.links} links={contacts} />
          <dl className={styles.facts}>
            <div>
              <dt>
                <Icon name="pin" />
                {location.label}
              </dt>
              <dd>{location.value}</dd>
            </div>
            <div>
              <dt>
                <Icon name="clock" />
                {hours.label}
              </dt>
              <dd>{hours.value}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Section>
  );
}
