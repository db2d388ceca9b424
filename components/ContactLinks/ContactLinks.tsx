import clsx from 'clsx';
import type { ContactLink } from '@/lib/channels';
import { Button } from '../Button/Button';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './ContactLinks.module.css';

const icons: Record<ContactLink['type'], IconName> = {
  phone: 'phone',
  telegram: 'message',
  vk: 'message',
  max: 'message',
  whatsapp: 'message',
  email: 'mail',
};

type ContactLinksProps = {
  links: readonly ContactLink[];
  className?: string;
  /** The microdata property of each value. */
  itemProps?: Partial<Record<ContactLink['type'], string>>;
};

/** The call and messenger buttons: each with its label and the number or name. */
export function ContactLinks({ links, className, itemProps = {} }: ContactLinksProps) {
  return (
    <ul className={clsx(styles.list, className)}>
      {links.map(({ type, label, value, href, external }) => (
        <li key={type}>
          <Button
            variant="outline"
            className={styles.link}
            href={href}
            {...(external && { target: '_blank', rel: 'noopener' })}
          >
            <Icon name={icons[type]} />
            <span className={styles.label}>{label}</span>
            {value !== label && (
              <span className={styles.value} itemProp={itemProps[type]}>
                {value}
              </span>
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}
