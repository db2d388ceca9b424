import { useState } from 'react';
import type { Content } from '@/content/schema';
import { Button } from '../Button/Button';
import styles from './EstimateResult.module.css';

type ShareLinkProps = Content['calculator']['result'] & { fragment: string };

/** Copies the link of the estimate. Where the browser refuses, the link stands in a field, selected. */
export function ShareLink({ share, shared, byHand, fragment }: ShareLinkProps) {
  const [copied, setCopied] = useState<boolean>();
  const link = window.location.origin + window.location.pathname + fragment;

  async function copy() {
    try {
      // There is no clipboard on plain http.
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  if (copied === false) {
    return (
      <label className={styles.link}>
        {byHand}
        <input
          ref={(field) => field?.focus()}
          onFocus={({ target }) => target.select()}
          value={link}
          readOnly
        />
      </label>
    );
  }
  return (
    <Button variant="quiet" onClick={copy}>
      <span aria-live="polite">{copied ? shared : share}</span>
    </Button>
  );
}
