import { useState } from 'react';
import { Button } from '../Button/Button';
import styles from './CopyButton.module.css';

type CopyButtonProps = {
  label: string;
  /** The label once the text is copied. */
  done: string;
  /** The label of the text field where the browser refuses to copy. */
  byHand: string;
  /** Reads the text when the button is pressed. */
  read: () => string;
  onCopied?: () => void;
};

/** Copies a text. If the browser refuses, the text is shown selected in a field. */
export function CopyButton({ label, done, byHand, read, onCopied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function copy() {
    const text = read();
    try {
      // Browsers have no clipboard on plain http.
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      onCopied?.();
    } catch {
      setRefused(text);
    }
  }

  if (refused !== undefined) {
    return (
      <label className={styles.byHand}>
        {byHand}
        <textarea
          ref={focusOnce}
          onFocus={({ target }) => target.select()}
          value={refused}
          readOnly
        />
      </label>
    );
  }
  return (
    <Button variant="quiet" onClick={copy}>
      <span aria-live="polite">{isCopied ? done : label}</span>
    </Button>
  );
}

/** React calls a ref that stays the same function only when the field appears. Later renders must not move the focus. */
function focusOnce(field: HTMLTextAreaElement | null) {
  field?.focus();
}
