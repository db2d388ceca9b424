import clsx from 'clsx';
import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import type { ContactLink } from '@/lib/channels';
import styles from './ContactLinks.module.css';

type ContactLinksProps = {
  links: readonly ContactLink[];
  /** Draws no frames, and leaves the phone out in print, where the header has it. */
  plain?: boolean;
  /** The itemprop of the phone, for links inside the microdata of the business. */
  phoneItemProp?: 'telephone';
  className?: string;
};

export function ContactLinks({ links, plain, phoneItemProp, className }: ContactLinksProps) {
  return (
    <ul className={clsx(styles.list, plain && styles.plain, className)}>
      {links.map(({ type, label, value, href, external }) => (
        <li key={`${href} ${label}`}>
          <Button
            variant="outline"
            className={styles.link}
            href={href}
            target={external ? '_blank' : undefined}
            rel={external ? 'noopener' : undefined}
          >
            <Icon name={type} />
            <span className={styles.label}>{label}</span>
            {value !== label && (
              <span className="unbroken" itemProp={type === 'phone' ? phoneItemProp : undefined}>
                {value}
              </span>
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}
