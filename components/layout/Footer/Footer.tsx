import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ContactLinks } from '@/components/contact/ContactLinks/ContactLinks';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import { unbrokenWords } from '@/components/ui/objects/unbroken-words';
import { PageLink } from '@/components/ui/PageLink/PageLink';
import { homeHref } from '@/lib/base-path';
import { PRIVACY_ID } from '@/lib/routes';
import type { HeaderProps } from '../Header/Header';
import styles from './Footer.module.css';

type FooterProps = HeaderProps & { privacyLabel: string; counter: ReactNode };

export function Footer({ site, menu, contacts, privacyLabel, counter }: FooterProps) {
  const { brand, city, region, hours, copyrightYear, footer } = site;
  return (
    <footer className={styles.footer} data-tone="night">
      <Grid columns="desktopThirds">
        <div className={styles.about}>
          {/* The printed header has the brand already. */}
          <Text kind="title" className="screen-only">
            {brand}
          </Text>
          <Text muted>{footer.about}</Text>
          <Text muted>{`${city} ${region}, ${hours.shown}`}</Text>
        </div>
        <nav className="screen-only" aria-label={footer.navigation}>
          <ul className={styles.pages}>
            {menu.map(({ path, label }) => (
              <li key={path}>
                <PageLink className={clsx(styles.link, 'tap')} href={path}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <ContactLinks plain className={clsx(styles.contacts, 'not-on-phone')} links={contacts} />
        <div className={styles.legal} data-span="all">
          <p>{unbrokenWords(`© ${copyrightYear} ${footer.rights}`)}</p>
          <a className={clsx(styles.link, 'tap screen-only')} href={homeHref(PRIVACY_ID)}>
            {privacyLabel}
          </a>
          {counter}
        </div>
      </Grid>
    </footer>
  );
}
