import { Contact } from '@/components/Contact/Contact';
import { PrivacyLink } from '@/components/Privacy/PrivacyLink';
import { business, contacts, content, settings } from '@/content';

/** The contact section with the site's own content and settings: the same on every page. */
export function SiteContact() {
  const { contact, privacy } = content;
  return (
    <Contact
      copy={contact}
      business={business}
      contacts={contacts}
      workingHours={content.site.hours}
      keys={settings.delivery}
      consentNote={`${privacy.note} ${privacy.date}`}
      privacyLink={<PrivacyLink label={privacy.link} />}
    />
  );
}
