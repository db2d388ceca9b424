import { readFromTab, saveInTab } from '@/lib/browser/tab-storage';
import type { Lead } from '@/lib/lead';

const KEY = 'lead-attempt';

/**
 * A lead that may have arrived: who sent it, when it was first sent, and whether its page still waits for the answer.
 */
type Attempt = { sender: string; at: number; waiting: boolean };

export function saveAttempt(attempt: Attempt | undefined) {
  saveInTab(KEY, attempt);
}

export const senderOf = ({ name, phone }: Lead) => `${name}\n${phone}`;

/** Returns the attempt that a lead repeats: the same person may have been heard already. */
export function attemptBefore(lead: Lead): Attempt | undefined {
  const attempt = readAttempt();
  return attempt?.sender === senderOf(lead) ? attempt : undefined;
}

/** Tells, once, whether a page was closed before the answer to its lead came. */
export function takeInterruption(): boolean {
  const attempt = readAttempt();
  if (!attempt?.waiting) return false;
  saveAttempt({ ...attempt, waiting: false });
  return true;
}

function readAttempt(): Attempt | undefined {
  const stored = readFromTab(KEY) as Attempt | undefined;
  // Another script of the host may have saved something else under the key.
  return typeof stored?.at === 'number' ? stored : undefined;
}
