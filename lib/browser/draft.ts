import type { Lead } from '../lead';

const KEY = 'lead-draft';

/**
 * What was typed into the form, kept for this tab until it is sent. Storage may be blocked or full; the form
 * works without it, so every failure here is silent.
 */
export function saveDraft(lead: Lead) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(lead));
  } catch {
    // Nothing to do: the fields still hold the text.
  }
}

export function loadDraft(): Partial<Lead> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage that cannot be written to holds nothing either.
  }
}
