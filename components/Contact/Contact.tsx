import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import type { Delivery } from '@/lib/settings';
import type { Business } from '@/lib/structured-data';
import { formatHours, type WorkingHours } from '@/lib/working-hours';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { Icon } from '../Icon/Icon';
import { Section } from '../Section/Section';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm';

type ContactProps = {
  copy: Content['contact'];
  business: Business;
  workingHours: WorkingHours;
  contacts: readonly ContactLink[];
  /** What the sending service needs to know. */
  keys: Delivery;
  /** Added to the message of a visitor who has ticked the consent box. */
  consentNote: string;
  /** The link to the consent and the policy. */
  privacyLink: ReactNode;
  /** Who answers. */
  portrait?: ReactNode;
};

/**
 * The section that every call to action leads to: the contacts and the form.
 *
 * The contacts are microdata too, because Yandex reads organisations from microdata.
 */
export function Contact({
  copy,
  business,
  workingHours,
  contacts,
  keys,
  consentNote,
  privacyLink,
  portrait,
}: ContactProps) {
  return (
    <Section id="contact" heading={copy} margin={portrait} screenOnly>
      <div className={styles.columns}>
        <div className={styles.form}>
          <ContactForm
            copy={{ form: copy.form, notices: copy.notices, receipt: copy.receipt }}
            contacts={contacts}
            workingHours={workingHours}
            keys={keys}
            consent={{ mode: copy.consent, note: consentNote }}
            privacyLink={privacyLink}
          />
        </div>
        <div itemScope itemType="https://schema.org/ProfessionalService" itemID={business.id}>
          <meta itemProp="name" content={business.name} />
          <link itemProp="url" href={business.url} />
          <h3 className={styles.title}>{copy.channelsTitle}</h3>
          <ContactLinks className={styles.links} links={contacts} microdata />
          <dl className={styles.facts}>
            <div>
              <dt>
                <Icon name="pin" />
                {copy.locationLabel}
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
                {copy.hoursLabel}
              </dt>
              <dd>
                <meta itemProp="openingHours" content={business.openingHours} />
                {formatHours(workingHours)}
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
