import type { Lead } from '../lead';
import { readFromTab, saveInTab } from './tab-storage';

const KEY = 'lead-draft';

/** Keeps what was typed into the form until it is sent. */
export function saveDraft(lead: Partial<Lead>) {
  saveInTab(KEY, lead);
}

export function loadDraft(): Partial<Lead> {
  const stored = readFromTab(KEY);
  return typeof stored === 'object' && stored !== null ? stored : {};
}

export function clearDraft() {
  saveInTab(KEY, undefined);
}
