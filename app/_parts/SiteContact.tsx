import { Contact } from '@/components/Contact/Contact';
import { PrivacyLink } from '@/components/Privacy/PrivacyLink';
import { business, contacts, content, settings } from '@/content';

/** The contact section with the site's own words and settings: the same on every page. */
export function SiteContact() {
  const { contact, site, privacy } = content;
  return (
    <Contact
      title={contact.title}
      intro={contact.intro}
      channelsTitle={contact.channelsTitle}
      business={business}
      locationLabel={contact.locationLabel}
      hours={{ label: contact.hoursLabel, value: `${site.hours.opens}–${site.hours.closes}` }}
      form={contact.form}
      notices={contact.notices}
      contacts={contacts}
      delivery={settings.delivery}
      consent={{ mode: contact.consent, note: `${privacy.note} ${privacy.date}` }}
      privacyLink={<PrivacyLink label={privacy.link} />}
    />
  );
}
