import clsx from 'clsx';
import { Contact } from '@/components/contact/Contact/Contact';
import { ContactHeading } from '@/components/contact/ContactHeading/ContactHeading';
import { SectionFrame, SectionHead } from '@/components/layout/Section/Section';
import { homeHref } from '@/lib/base-path';
import { business, contacts, content, settings } from '@/lib/content';
import { type Paper, PRIVACY_ID } from '@/lib/routes';
import styles from './ContactSection.module.css';

const { contact, privacy, site } = content;
const { shown: hours, ...workingHours } = site.hours;

type ContactSectionProps = {
  paper?: Paper | undefined;
  title?: string | undefined;
};

export function ContactSection({ title = contact.title, paper }: ContactSectionProps) {
  return (
    <SectionFrame id="contact" paper={paper} tone={paper && 'paper'} className="screen-only">
      <SectionHead
        id="contact"
        className={site.person.portrait && styles.head}
        copy={{ ...contact, title: <ContactHeading title={title} /> }}
      />
      <Contact
        className={styles.body}
        copy={contact}
        business={business}
        person={site.person}
        contacts={contacts}
        hours={hours}
        workingHours={workingHours}
        senderSettings={settings.delivery}
        consentNote={contact.consent === 'checkbox' ? `${privacy.note} ${privacy.date}` : undefined}
        privacyLink={
          <a className={clsx(styles.link, 'unbroken')} href={homeHref(PRIVACY_ID)}>
            {privacy.link}
          </a>
        }
      />
    </SectionFrame>
  );
}
