/** Holds the values that storage refuses. They survive page switches but not a reload. */
const memory = new Map<string, unknown>();

/** Saves a value for this tab, or removes it if it is undefined. The site also works with blocked or full storage. */
export function saveInTab(key: string, value: unknown) {
  memory.delete(key);
  try {
    // An older value must not stay when there is no room for the new one.
    sessionStorage.removeItem(key);
    if (value !== undefined) sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    memory.set(key, value);
  }
}

/** @returns a value that may be of another script or release, or undefined when there is nothing to read */
export function readFromTab(key: string): unknown {
  if (memory.has(key)) return memory.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
