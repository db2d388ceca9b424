import { readFromTab, saveInTab } from './tab-storage';

const KEY = 'calculator-choices';

/** Ticks services by a rule; keeps the ids of the ticked ones over a reload and a page switch, and returns them. */
export function chooseServices(isChosen: (id: string, ticked: boolean) => boolean) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[name=service]')];
  for (const box of boxes) box.checked = isChosen(box.value, box.checked);
  const ids = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  if (boxes.length > 0) saveInTab(KEY, ids);
  return new Set(ids);
}

export function addKeptServices() {
  const stored = readFromTab(KEY);
  const kept = Array.isArray(stored) ? stored : [];
  return chooseServices((id, ticked) => ticked || kept.includes(id));
}
