import { useSyncExternalStore } from 'react';
import { announceGoal, type GoalDetails } from '@/lib/browser/goals';
import { loadDraft, saveDraft } from '@/lib/browser/lead-form';
import { offerIn } from '@/lib/browser/message';
import { readFromTab, saveInTab } from '@/lib/browser/tab-storage';
import { type Lead, withNotes } from '@/lib/lead';
import type { SenderSettings } from '@/lib/settings';
import { formatMoment } from './answer-time';
import { sendLead } from './send-lead';

/** `interrupted` means that the tab was left or reloaded before the answer came. */
export type LeadDelivery =
  | { kind: 'idle' | 'failed' | 'interrupted' }
  | { kind: 'sending'; repeats: boolean }
  /** Without a receipt the form stays, because the visitor has kept typing. */
  | { kind: 'sent'; receipt: Receipt | undefined };

/** `at` in milliseconds since the epoch. */
export type Receipt = { name: string; at: number; repeats: boolean };

/**
 * A lead that may have arrived: who sent it, when it was first sent, and whether its page still waits for the answer.
 */
type Attempt = { sender: string; at: number; waiting: boolean };

const IDLE: LeadDelivery = { kind: 'idle' };
const ATTEMPT_KEY = 'lead-attempt';

let delivery = takeInterruption();
const listeners = new Set<() => void>();

/** Returns the delivery of the last lead. It is kept outside the pages, so it survives a page switch. */
export function useLeadDelivery(): LeadDelivery {
  return useSyncExternalStore(
    subscribe,
    () => delivery,
    () => IDLE,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const forgetDelivery = () => change(IDLE);

/** Notes for the owner that are added to the visitor's message. */
export type LetterNotes = {
  /** Comes before the day and time of the lead that this one repeats. */
  repeat: string;
  consent: string | undefined;
  /** Where the visitor came from. Empty for a visitor who came directly. */
  source: string;
  timeZone: string;
};

/**
 * Sends a lead and reports its outcome. The draft is cleared once the lead has arrived, unless the visitor kept typing.
 */
export async function deliverLead(
  lead: Lead,
  notes: LetterNotes,
  senderSettings: SenderSettings,
): Promise<void> {
  if (delivery.kind === 'sending') return;
  const sender = `${lead.name}\n${lead.phone}`;
  const earlier = readAttempt();
  const repeats = earlier?.sender === sender;
  const attempt = { sender, at: repeats ? earlier.at : Date.now() };
  const repeatNote = repeats ? `${notes.repeat} ${formatMoment(attempt.at, notes.timeZone)}` : '';
  const place = placeOf(lead);
  saveInTab(ATTEMPT_KEY, { ...attempt, waiting: true });
  saveDraft(lead);
  change({ kind: 'sending', repeats });
  window.onbeforeunload = (event) => event.preventDefault();
  addEventListener('click', letCall);
  const letter = withNotes(lead, repeatNote, notes.consent, notes.source);
  const outcome = await sendLead(letter, senderSettings);
  window.onbeforeunload = null;
  removeEventListener('click', letCall);
  if (outcome === 'sent') {
    saveInTab(ATTEMPT_KEY, undefined);
    const isDraftUnchanged = JSON.stringify(loadDraft()) === JSON.stringify(lead);
    if (isDraftUnchanged) saveDraft(undefined);
    const receipt = { name: lead.name, at: Date.now(), repeats };
    change({ kind: 'sent', receipt: isDraftUnchanged ? receipt : undefined });
    announceGoal('lead_sent', place);
  } else {
    const mayHaveArrived = repeats || outcome === 'unknown';
    saveInTab(ATTEMPT_KEY, mayHaveArrived ? { ...attempt, waiting: false } : undefined);
    change({ kind: 'failed' });
    announceGoal('lead_failed', place);
  }
}

/** Returns the page of the form and the offer whose button the visitor pressed. */
function placeOf({ message }: Lead): GoalDetails {
  const page = window.location.pathname;
  const offer = offerIn(message);
  return offer ? { page, offer } : { page };
}

function change(next: LeadDelivery) {
  delivery = next;
  for (const listener of listeners) listener();
}

/** Reports a page that was closed before the answer came, once. */
function takeInterruption(): LeadDelivery {
  const attempt = readAttempt();
  if (!attempt?.waiting) return IDLE;
  saveInTab(ATTEMPT_KEY, { ...attempt, waiting: false });
  return { kind: 'interrupted' };
}

function readAttempt(): Attempt | undefined {
  const stored = readFromTab(ATTEMPT_KEY) as Attempt | undefined;
  // Another script of the host may have saved something else under the key.
  return typeof stored?.at === 'number' ? stored : undefined;
}

/** A call or a message keeps the page open, but browsers would ask whether to leave it. */
function letCall({ target }: Event) {
  const link =
    target instanceof Element &&
    target.closest('[href^="tel:"], [href^="sms:"], [href^="mailto:"]');
  if (link) window.onbeforeunload = null;
}
