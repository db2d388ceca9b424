import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { type ContactLink, phoneOf } from '@/lib/channels';
import { Button } from '../Button/Button';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { Icon } from '../Icon/Icon';
import { PageLink } from '../PageLink/PageLink';
import { Portrait } from '../Portrait/Portrait';
import styles from './Header.module.css';
import { type MenuItem, SiteMenu } from './SiteMenu';

export type HeaderProps = {
  site: Content['site'];
  menu: readonly MenuItem[];
  contacts: readonly ContactLink[];
};

/** The menu is a native popover, which opens without a script. */
export function Header({ site, menu, contacts }: HeaderProps) {
  const { person, brand, header: labels } = site;
  const phone = phoneOf(contacts);
  const messenger = contacts.find(({ external }) => external);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {labels.skip}
      </a>
      <div className={styles.inner}>
        <PageLink className={clsx(styles.brand, 'tap')} href="/">
          <Portrait slot="logo" person={person} />
          <span className={styles.name}>
            {person.name} <span className={styles.trade}>{brand}</span>
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
            <span className={clsx('visually-hidden', styles.number)}>{phone.value}</span>
          </a>
        )}
        <Button className={clsx(styles.contact, 'not-on-phone')} href="#contact">
          {labels.contact}
        </Button>
      </div>
    </header>
  );
}
