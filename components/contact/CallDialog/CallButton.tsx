import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button/Button';
import { type BackStep, closeOnBack } from '@/lib/browser/close-on-back';
import { phoneOf } from '@/lib/channels';
import type { CallDialog, CallDialogProps } from './CallDialog';

type CallButtonProps = Omit<CallDialogProps, 'onClose'> & { label: string };

/** Opens the alert dialog. Its script is fetched on the first click. If that fails, the button starts a call. */
export function CallButton({ label, copy, contacts }: CallButtonProps) {
  const [Dialog, setDialog] = useState<typeof CallDialog>();
  const button = useRef<HTMLButtonElement>(null);
  const backStep = useRef<BackStep>(undefined);
  // On a slow network a second press may come before the dialog. It would add a second step to the history.
  const isOpen = useRef(false);

  async function open() {
    if (isOpen.current) return;
    isOpen.current = true;
    const dialog = await import('./CallDialog').catch(() => undefined);
    // The visitor may have moved on to another page.
    if (!button.current) return;
    if (!dialog) {
      isOpen.current = false;
      const phone = phoneOf(contacts);
      if (phone) window.location.assign(phone.href);
      return;
    }
    setDialog(() => dialog.CallDialog);
    backStep.current = closeOnBack(close);
  }

  /**
   * Returns the focus to the button. The dialog's script arrives after the click, so the dialog cannot know what had
   * it.
   */
  function close() {
    isOpen.current = false;
    backStep.current?.remove();
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
