import type { ReactNode } from 'react';
import type { ContactLink } from '@/lib/channels';
import type { Delivery } from '@/lib/settings';
import type { Business } from '@/lib/structured-data';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { Icon } from '../Icon/Icon';
import { Section } from '../Section/Section';
import styles from './Contact.module.css';
import { ContactForm, type ContactFormWords, type NoticeWords } from './ContactForm';

type ContactProps = {
  title: string;
  intro?: string | undefined;
  channelsTitle: string;
  business: Business;
  locationLabel: string;
  hours: { label: string; value: string };
  form: ContactFormWords;
  notices: NoticeWords;
  contacts: readonly ContactLink[];
  delivery: Delivery;
  consent: { mode: 'statement' | 'checkbox'; note: string };
  /** The link to the consent and the policy. */
  privacyLink: ReactNode;
};

/** The contacts that schema.org has a word for. */
const CHANNEL_PROPERTIES = { phone: 'telephone' } as const;

/**
 * The section every call to action leads to: the direct ways, and the form.
 *
 * The facts are microdata too, the form in which Yandex reads an organisation.
 */
export function Contact({
  title,
  intro,
  channelsTitle,
  business,
  locationLabel,
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
        <div itemScope itemType="https://schema.org/ProfessionalService" itemID={business.id}>
          <meta itemProp="name" content={business.name} />
          <link itemProp="url" href={business.url} />
          <h3 className={styles.title}>{channelsTitle}</h3>
          <ContactLinks className={styles.links} links={contacts} itemProps={CHANNEL_PROPERTIES} />
          <dl className={styles.facts}>
            <div>
              <dt>
                <Icon name="pin" />
                {locationLabel}
              </dt>
              <dd itemProp="address" itemScope itemType="https://schema.org/PostalAddress">
                <span itemProp="addressLocality">{business.city}</span>
                {', '}
                <span itemProp="addressRegion">{business.region}</span>
              </dd>
            </div>
            <div>
              <dt>
                <Icon name="clock" />
                {hours.label}
              </dt>
              <dd>
                <meta itemProp="openingHours" content={business.openingHours} />
                {hours.value}
              </dd>
            </div>
          </dl>
          <meta itemProp="areaServed" content={business.city} />
          <meta itemProp="areaServed" content={business.region} />
        </div>
      </div>
    </Section>
  );
}
