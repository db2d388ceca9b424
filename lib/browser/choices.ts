import { readFromTab, saveInTab } from './tab-storage';

const KEY = 'calculator-choices';

/** Keeps the ids of the chosen services over a reload and a page switch. */
export function saveChoices(ids: ReadonlySet<string>) {
  saveInTab(KEY, [...ids]);
}

export function loadChoices(): ReadonlySet<string> {
  const stored = readFromTab(KEY);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}
