import { Contact } from '@/components/contact/Contact/Contact';
import { Section } from '@/components/layout/Section/Section';
import { homeHref } from '@/lib/base-path';
import { business, contacts, content, settings } from '@/lib/content';
import { type Paper, PRIVACY_ID } from '@/lib/routes';

const { contact, privacy, site } = content;
const { shown: hours, ...workingHours } = site.hours;

type ContactSectionProps = {
  paper?: Paper | undefined;
  title?: string | undefined;
};

export function ContactSection({ title = contact.title, paper }: ContactSectionProps) {
  return (
    <Section
      id="contact"
      copy={{ ...contact, title }}
      paper={paper}
      tone={paper && 'paper'}
      className="screen-only"
    >
      <Contact
        copy={contact}
        business={business}
        person={site.person}
        contacts={contacts}
        hours={hours}
        workingHours={workingHours}
        senderSettings={settings.delivery}
        consentNote={contact.consent === 'checkbox' ? `${privacy.note} ${privacy.date}` : undefined}
        privacyLink={
          <a className="unbroken" href={homeHref(PRIVACY_ID)}>
            {privacy.link}
          </a>
        }
      />
    </Section>
  );
}
