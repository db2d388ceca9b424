import { Contact } from '@/components/Contact/Contact';
import { Section } from '@/components/Section/Section';
import { business, contacts, content, settings } from '@/content';
import { homeHref } from '@/lib/base-path';
import { PRIVACY_ID } from '@/lib/routes';

const { contact, privacy, site } = content;

/** Bare, it is without the portrait. */
export function ContactSection({ paper, bare }: { paper?: string | undefined; bare?: boolean }) {
  return (
    <Section id="contact" heading={contact} paper={paper} screenOnly>
      <Contact
        copy={contact}
        business={business}
        person={bare ? undefined : site.person}
        contacts={contacts}
        workingHours={site.hours}
        keys={settings.delivery}
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
