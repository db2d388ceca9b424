import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { Button } from '../Button/Button';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import styles from './CallDialog.module.css';

export type CallDialogProps = {
  copy: Content['calculator']['call'];
  contacts: readonly ContactLink[];
  onClose: () => void;
};

/** The alert dialog with phone and messenger. */
export function CallDialog({ copy, contacts, onClose }: CallDialogProps) {
  return (
    <Dialog open role="alertdialog" onClose={onClose} className={styles.dialog}>
      <DialogBackdrop className={styles.backdrop} />
      <div className={styles.place}>
        <DialogPanel className={styles.panel}>
          <DialogTitle as="h2" className={styles.title}>
            {copy.title}
          </DialogTitle>
          <p className={styles.text}>{copy.text}</p>
          <ContactLinks className={styles.links} links={contacts} />
          <Button variant="quiet" onClick={onClose}>
            {copy.close}
          </Button>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
