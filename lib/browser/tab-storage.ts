/**
 * What a visitor has typed or chosen, kept for this tab. Storage may be blocked or full; the site works without it, so
 * failures are ignored.
 */
export function saveInTab(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page still has the value.
  }
}

/** @returns undefined when there is nothing to read */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function removeFromTab(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that is blocked holds nothing.
  }
}
