import type { Lead } from '../lead';

const KEY = 'lead-draft';

/**
 * Keeps what was typed into the form for this tab until it is sent. Storage may be blocked or full; the form works
 * without it, so failures are ignored.
 */
export function saveDraft(lead: Lead) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(lead));
  } catch {
    // The fields still have the text.
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
    // Storage that is blocked has no draft.
  }
}
