import type { ReactNode } from 'react';
import type { ContactLink } from '@/lib/channels';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { PageLink } from '../PageLink/PageLink';
import styles from './Footer.module.css';

type FooterProps = {
  brand: string;
  about: string;
  navigation: string;
  copyright: string;
  location: string;
  hours: string;
  menu: readonly { path: string; label: string }[];
  contacts: readonly ContactLink[];
  /** Leads to the consent and the policy. */
  privacyLink: ReactNode;
  /** The line of consent to the counter of visits, where there is one. */
  counter: ReactNode;
};

export function Footer({
  brand,
  about,
  navigation,
  copyright,
  location,
  hours,
  menu,
  contacts,
  privacyLink,
  counter,
}: FooterProps) {
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.inner}>
        <div>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.text}>{about}</p>
          <p className={styles.text}>{`${location}, ${hours}`}</p>
        </div>
        <nav className={styles.pages} aria-label={navigation}>
          <ul>
            {menu.map(({ path, label }) => (
              <li key={path}>
                <PageLink className={styles.link} href={path}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <ContactLinks className={styles.contacts} links={contacts} />
        <div className={styles.legal}>
          <p>{copyright}</p>
          {privacyLink}
          {counter}
        </div>
      </div>
    </footer>
  );
}
