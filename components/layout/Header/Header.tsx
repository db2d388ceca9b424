import clsx from 'clsx';
import { ContactLinks } from '@/components/contact/ContactLinks/ContactLinks';
import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { unbrokenWords } from '@/components/ui/objects/unbroken-words';
import { PageLink } from '@/components/ui/PageLink/PageLink';
import { Portrait } from '@/components/ui/Portrait/Portrait';
import { type ContactLink, messengerOf, phoneOf } from '@/lib/channels';
import type { Content } from '@/lib/content/schema';
import styles from './Header.module.css';
import { type MenuItem, SiteMenu } from './SiteMenu';

export type HeaderProps = {
  site: Content['site'];
  menu: readonly MenuItem[];
  contacts: readonly ContactLink[];
};

/** The menu is a native popover, so it opens without scripts. */
export function Header({ site, menu, contacts }: HeaderProps) {
  const { person, brand, header: labels } = site;
  const phone = phoneOf(contacts);
  const messenger = messengerOf(contacts);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {labels.skip}
      </a>
      <div className={styles.inner}>
        <PageLink className={clsx(styles.brand, 'tap')} href="/">
          <Portrait size="logo" person={person} className={styles.logo} />
          <span className={styles.name}>
            {unbrokenWords(`${person.name} `)}
            <span className={styles.subtitle}>{unbrokenWords(brand)}</span>
          </span>
        </PageLink>
        <SiteMenu labels={labels} items={menu}>
          <Button href="#contact">{labels.contact}</Button>
          <ContactLinks links={contacts} />
        </SiteMenu>
        {messenger && (
          <a
            className={clsx(styles.messenger, 'tap on-desktop')}
            href={messenger.href}
            target="_blank"
            rel="noopener"
          >
            <Icon name={messenger.type} />
            {messenger.label}
          </a>
        )}
        {phone && (
          <a className={clsx(styles.phone, 'tap')} href={phone.href}>
            <Icon name="phone" />
            <span className={styles.number}>{phone.value}</span>
          </a>
        )}
        <Button className={clsx(styles.contact, 'not-on-phone')} href="#contact">
          {labels.contact}
        </Button>
      </div>
    </header>
  );
}
