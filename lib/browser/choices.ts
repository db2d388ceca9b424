import { readFromTab, saveInTab } from './tab-storage';

const KEY = 'calculator-choices';

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name=service]')];

/** Keeps the ticked services over a reload and a page switch; returns their ids. */
export function keepServices() {
  const ids = boxes()
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
  if (boxes().length > 0) saveInTab(KEY, ids);
  return new Set(ids);
}

/** Ticks services by a rule, and keeps them. */
export function chooseServices(isChosen: (id: string, ticked: boolean) => boolean) {
  for (const box of boxes()) box.checked = isChosen(box.value, box.checked);
  return keepServices();
}

export function addKeptServices() {
  const stored = readFromTab(KEY);
  const kept = Array.isArray(stored) ? stored : [];
  return chooseServices((id, ticked) => ticked || kept.includes(id));
}
