import { type Lead, leadOf } from '../lead';
import { readFromTab, saveInTab } from './tab-storage';

const KEY = 'lead-draft';

/** Keeps what was typed into the form until it is sent. */
export function saveDraft(lead: Lead) {
  saveInTab(KEY, lead);
}

export function loadDraft(): Lead {
  return leadOf(Object(readFromTab(KEY)));
}

export function clearDraft() {
  saveInTab(KEY, undefined);
}
