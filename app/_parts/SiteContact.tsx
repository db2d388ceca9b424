import { Contact } from '@/components/Contact/Contact';
import { PrivacyLink } from '@/components/Privacy/PrivacyLink';
import { business, contacts, content, settings } from '@/content';

export function SiteContact({ number }: { number?: number }) {
  const { contact, privacy, site } = content;
  return (
    <Contact
      number={number}
      copy={contact}
      business={business}
      person={site.person}
      contacts={contacts}
      workingHours={site.hours}
      keys={settings.delivery}
      consentNote={contact.consent === 'checkbox' ? `${privacy.note} ${privacy.date}` : undefined}
      privacyLink={<PrivacyLink label={privacy.link} />}
    />
  );
}
