// biome-ignore lint/style/noRestrictedImports: the rule keeps the package to this file, which is loaded when the dialog opens.
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { Button } from '@/components/ui/Button/Button';
import { Sheet } from '@/components/ui/objects/Sheet';
import type { ContactLink } from '@/lib/channels';
import type { CallDialogCopy } from '@/lib/content/schema';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import styles from './CallDialog.module.css';

export type CallDialogProps = {
  copy: CallDialogCopy;
  contacts: readonly ContactLink[];
  onClose: () => void;
};

export function CallDialog({ copy, contacts, onClose }: CallDialogProps) {
  return (
    <Dialog open role="alertdialog" onClose={onClose} className={styles.dialog}>
      <DialogPanel as={Sheet} featured className={styles.panel}>
        <DialogTitle as="h3">{copy.title}</DialogTitle>
        <p>{copy.text}</p>
        <ContactLinks links={contacts} />
        <Button variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogPanel>
    </Dialog>
  );
}
