import type { ContactLink } from '@/lib/channels';
import { buttonClass } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { PageLink } from '../PageLink/PageLink';
import styles from './Header.module.css';
import { type MenuItem, SiteMenu } from './SiteMenu';

type HeaderProps = {
  brand: string;
  words: { skip: string; menu: string; close: string; navigation: string; contact: string };
  menu: readonly MenuItem[];
  contacts: readonly ContactLink[];
};

/** The fixed bar at the top of each page. Its menu opens without a script: it is a native popover. */
export function Header({ brand, words, menu, contacts }: HeaderProps) {
  const phone = contacts.find(({ type }) => type === 'phone');
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <div className={styles.inner}>
        <PageLink className={styles.brand} href="/">
          <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
            <path d="M4 2h24v28H4z" />
            <path d="M9 24v-6M16 24V14M23 24V8" />
          </svg>
          {brand}
        </PageLink>
        <SiteMenu
          label={words.navigation}
          openLabel={words.menu}
          closeLabel={words.close}
          items={menu}
        >
          {contacts.map(({ type, href, label, value, external }) => (
            <a key={type} className={styles.menuContact} href={href} {...(external && newTab)}>
              {label}
              {value !== label && <span>{value}</span>}
            </a>
          ))}
        </SiteMenu>
        {phone && (
          <a className={styles.phone} href={phone.href}>
            <Icon name="phone" />
            <span className={styles.number}>{phone.value}</span>
          </a>
        )}
        <a className={`${buttonClass('action')} ${styles.contact}`} href="#contact">
          {words.contact}
        </a>
      </div>
    </header>
  );
}

const newTab = { target: '_blank', rel: 'noopener' };
