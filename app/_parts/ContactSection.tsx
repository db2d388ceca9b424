import { Contact } from '@/components/Contact/Contact';
import { PrivacyLink } from '@/components/Privacy/PrivacyLink';
import { Section } from '@/components/Section/Section';
import { business, contacts, content, settings } from '@/content';

const { contact, privacy, site } = content;

export function ContactSection() {
  return (
    <Section id="contact" heading={contact} screenOnly>
      <Contact
        copy={contact}
        business={business}
        person={site.person}
        contacts={contacts}
        workingHours={site.hours}
        keys={settings.delivery}
        consentNote={contact.consent === 'checkbox' ? `${privacy.note} ${privacy.date}` : undefined}
        privacyLink={<PrivacyLink label={privacy.link} />}
      />
    </Section>
  );
}
