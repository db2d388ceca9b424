import clsx from 'clsx';
import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import type { ContactLink } from '@/lib/channels';
import styles from './ContactLinks.module.css';

type ContactLinksProps = {
  links: readonly ContactLink[];
  /** Fills the phone, where no other button does. */
  action?: boolean;
  /** Draws no frames, and leaves the phone out in print, where the header has it. */
  plain?: boolean;
  className?: string;
};

/** The phone is that of the business whose microdata stand around the links. */
export function ContactLinks({ links, action, plain, className }: ContactLinksProps) {
  return (
    <ul className={clsx(styles.list, plain && styles.plain, className)}>
      {links.map(({ type, label, value, href, external }) => (
        <li key={type}>
          <Button
            variant={action && type === 'phone' ? 'action' : 'outline'}
            className={styles.link}
            href={href}
            target={external ? '_blank' : undefined}
            rel={external ? 'noopener' : undefined}
          >
            <Icon name={type} />
            <span className={styles.label}>{label}</span>
            {value !== label && (
              <span className="unbroken" itemProp={type === 'phone' ? 'telephone' : undefined}>
                {value}
              </span>
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}
