/** Holds values that storage refuses. It outlives page switches, not a reload. */
const memory = new Map<string, unknown>();

/**
 * Saves a value for this tab. Storage may be blocked or full; the site works without it, so failures are ignored.
 */
export function saveInTab(key: string, value: unknown) {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The memory still has the value.
  }
}

/** @returns undefined when there is nothing to read */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return memory.get(key);
  }
}

export function removeFromTab(key: string) {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that is blocked holds nothing.
  }
}
