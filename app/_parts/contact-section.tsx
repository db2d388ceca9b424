import { Contact } from '@/components/Contact/Contact';
import { PrivacyLink } from '@/components/Privacy/PrivacyLink';
import { business, contacts, content, settings } from '@/content';
import type { PageSection } from './Sections';

const { contact, privacy, site } = content;

export const contactSection: PageSection = {
  id: 'contact',
  heading: contact,
  screenOnly: true,
  children: (
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
  ),
};
