import { useSyncExternalStore } from 'react';
import { clearDraft, loadDraft } from '@/lib/browser/draft';
import { announceGoal } from '@/lib/browser/goals';
import { readFromTab, saveInTab } from '@/lib/browser/tab-storage';
import { isSameLead, type Lead } from '@/lib/lead';
import type { Delivery } from '@/lib/settings';
import { SendError, sendLead } from './send-lead';

/*
 * Holds the delivery of the last lead above the pages: it goes on over a page switch, and each form shows its state.
 */

/** `repeats` is the moment of an earlier try without an answer, in milliseconds since the epoch. */
export type LeadDelivery =
  | { kind: 'idle' }
  | { kind: 'sending'; repeats: number | undefined }
  | { kind: 'sent'; lead: Lead; at: number; repeats: number | undefined }
  | { kind: 'failed' }
  /** The tab was left or reloaded before the answer came. */
  | { kind: 'interrupted' };

const IDLE: LeadDelivery = { kind: 'idle' };
const UNANSWERED_KEY = 'lead-unanswered';

let delivery: LeadDelivery | undefined;
const listeners = new Set<() => void>();

/** The delivery of the last lead, wherever on the site it was sent. */
export function useLeadDelivery(): LeadDelivery {
  return useSyncExternalStore(subscribe, readDelivery, () => IDLE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readDelivery(): LeadDelivery {
  delivery ??= readUnanswered() === undefined ? IDLE : { kind: 'interrupted' };
  return delivery;
}

export function forgetDelivery() {
  change(IDLE);
}

/**
 * Sends a lead, unless one is being sent. Clears its draft once it has arrived, unless the visitor typed on.
 *
 * @param write the letter for the owner; `repeats` as in LeadDelivery
 */
export async function deliverLead(
  lead: Lead,
  write: (repeats: number | undefined) => Lead,
  keys: Delivery,
): Promise<void> {
  if (readDelivery().kind === 'sending') return;
  const repeats = readUnanswered();
  saveInTab(UNANSWERED_KEY, repeats ?? Date.now());
  addEventListener('beforeunload', askBeforeLeaving);
  change({ kind: 'sending', repeats });
  try {
    await sendLead(write(repeats), keys);
    saveInTab(UNANSWERED_KEY, undefined);
    if (isSameLead({ ...lead, ...loadDraft() }, lead)) clearDraft();
    change({ kind: 'sent', lead, at: Date.now(), repeats });
    announceGoal('lead_sent');
  } catch (error) {
    const mayHaveArrived = !(error instanceof SendError) || error.mayHaveArrived;
    if (!mayHaveArrived && repeats === undefined) saveInTab(UNANSWERED_KEY, undefined);
    change({ kind: 'failed' });
    announceGoal('lead_failed');
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving);
  }
}

function change(next: LeadDelivery) {
  delivery = next;
  for (const listener of listeners) listener();
}

function readUnanswered(): number | undefined {
  const since = readFromTab(UNANSWERED_KEY);
  return typeof since === 'number' ? since : undefined;
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}
