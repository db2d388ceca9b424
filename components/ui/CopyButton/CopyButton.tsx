import { useState } from 'react';
import { Button } from '../Button/Button';
import styles from './CopyButton.module.css';

type CopyButtonProps = {
  label: string;
  /** The label once the text is copied. */
  done: string;
  /** Stands above the text where the browser refuses to copy it. */
  byHand: string;
  /** Reads the text when the button is pressed. */
  read: () => string;
  onCopied?: () => void;
};

/** Copies a text. Where the browser refuses, the text stands in a field, selected. */
export function CopyButton({ label, done, byHand, read, onCopied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function copy() {
    const text = read();
    try {
      // There is no clipboard on plain http.
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
          ref={(field) => field?.focus()}
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
