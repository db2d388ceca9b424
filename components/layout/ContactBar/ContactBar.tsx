import clsx from 'clsx';
import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import type { ContactLink } from '@/lib/channels';
import type { HeaderLabels } from '@/lib/content/schema';
import styles from './ContactBar.module.css';

type ContactBarProps = {
  labels: HeaderLabels;
  phone: ContactLink | undefined;
  messenger: ContactLink | undefined;
  /** Shows the bar only after the hero and its buttons have left the window. */
  late?: boolean;
};

/** Follows the hero in the page and sticks to the bottom of a phone until the form covers it. */
export function ContactBar({ labels, phone, messenger, late }: ContactBarProps) {
  return (
    <div className={clsx(styles.bar, late && styles.late, 'screen-only')} data-bar>
      {phone && (
        <Button variant="outline" className={styles.button} href={phone.href}>
          {/* Three buttons and this icon are too wide for a phone. */}
          {!messenger && <Icon name="phone" />}
          {labels.call}
        </Button>
      )}
      {messenger && (
        <Button
          variant="outline"
          className={clsx(styles.button, styles.messenger)}
          href={messenger.href}
          target="_blank"
          rel="noopener"
        >
          <Icon name={messenger.type} />
          {messenger.label}
        </Button>
      )}
      <Button className={clsx(styles.button, styles.main)} href="#contact">
        {labels.contact}
      </Button>
    </div>
  );
}
