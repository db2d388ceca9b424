import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { formatHours } from '@/lib/working-hours';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import type { MenuItem } from '../Header/SiteMenu';
import { PageLink } from '../PageLink/PageLink';
import styles from './Footer.module.css';

type FooterProps = {
  site: Content['site'];
  menu: readonly MenuItem[];
  contacts: readonly ContactLink[];
  /** The link to the consent and the policy. */
  privacyLink: ReactNode;
  /** The consent to visit statistics, where there are any. */
  counter: ReactNode;
};

export function Footer({ site, menu, contacts, privacyLink, counter }: FooterProps) {
  const { brand, city, region, hours, copyrightYear, footer } = site;
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.inner}>
        <div>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.text}>{footer.about}</p>
          <p className={styles.text}>{`${city}, ${region}, ${formatHours(hours)}`}</p>
        </div>
        <nav className={styles.pages} aria-label={footer.navigation}>
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
          <p>{`© ${copyrightYear} ${footer.rights}`}</p>
          {privacyLink}
          {counter}
        </div>
      </div>
    </footer>
  );
}
