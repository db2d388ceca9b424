import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button/Button';
import { phoneOf } from '@/lib/channels';
import type { CallDialog, CallDialogProps } from './CallDialog';

type CallButtonProps = Omit<CallDialogProps, 'onClose'> & { label: string };

/** Opens the alert dialog, whose script is fetched with the first click. If that fails, the button calls. */
export function CallButton({ label, copy, contacts }: CallButtonProps) {
  const [Dialog, setDialog] = useState<typeof CallDialog>();
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    try {
      const dialog = await import('./CallDialog');
      setDialog(() => dialog.CallDialog);
    } catch {
      const phone = phoneOf(contacts);
      if (phone) window.location.assign(phone.href);
    }
  }

  /** The dialog's script arrives after the click, so the dialog does not know which element had the focus before. */
  function close() {
    flushSync(() => setDialog(undefined));
    button.current?.focus();
  }

  return (
    <>
      <Button ref={button} variant="outline" aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {Dialog && <Dialog copy={copy} contacts={contacts} onClose={close} />}
    </>
  );
}
