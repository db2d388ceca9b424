/** Holds values that storage refuses. It outlives page switches, not a reload. */
const memory = new Map<string, unknown>();

/**
 * Saves a value for this tab, or removes it where it is undefined. Storage may be blocked or full; the site works without
 * it, so failures are ignored.
 */
export function saveInTab(key: string, value: unknown) {
  memory.set(key, value);
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
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
