import { Contact } from '@/components/Contact/Contact';
import { Portrait } from '@/components/Portrait/Portrait';
import { PrivacyLink } from '@/components/Privacy/PrivacyLink';
import { business, contacts, content, settings } from '@/content';

type SiteContactProps = {
  number?: number;
  /** False where the page shows the portrait elsewhere. */
  withPortrait?: boolean;
};

export function SiteContact({ number, withPortrait = true }: SiteContactProps) {
  const { contact, privacy, site } = content;
  return (
    <Contact
      number={number}
      copy={contact}
      business={business}
      contacts={contacts}
      workingHours={site.hours}
      keys={settings.delivery}
      consentNote={contact.consent === 'checkbox' ? `${privacy.note} ${privacy.date}` : undefined}
      privacyLink={<PrivacyLink label={privacy.link} />}
      portrait={withPortrait && <Portrait place="form" person={site.person} />}
    />
  );
}
