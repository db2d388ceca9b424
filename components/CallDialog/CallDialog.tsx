'use client';

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ContactLink } from '@/lib/channels';
import { Button } from '../Button/Button';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import styles from './CallDialog.module.css';

type CallDialogProps = {
  words: { title: string; text: string; close: string };
  contacts: readonly ContactLink[];
  onClose: () => void;
};

/** The alert with phone and messenger that «Позвонить» opens. It is fetched when it is first wanted. */
export function CallDialog({ words, contacts, onClose }: CallDialogProps) {
  return (
    <Dialog open role="alertdialog" onClose={onClose} className={styles.dialog}>
      <DialogBackdrop className={styles.backdrop} />
      <div className={styles.place}>
        <DialogPanel className={styles.panel}>
          <DialogTitle as="h2" className={styles.title}>
            {words.title}
          </DialogTitle>
          <p className={styles.text}>{words.text}</p>
          <ContactLinks className={styles.links} links={contacts} />
          <Button variant="quiet" onClick={onClose}>
            {words.close}
          </Button>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
