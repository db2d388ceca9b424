import { readFromTab, saveInTab } from './tab-storage';

const KEY = 'calculator-choices';

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name=service]')];

/** Saves the ids of the ticked services, so that they outlive a reload and a page switch, and returns them. */
export function saveSelection() {
  const ids = boxes()
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
  if (boxes().length > 0) saveInTab(KEY, ids);
  return new Set(ids);
}

/** Ticks the services that a rule selects and unticks the others, then saves the selection. */
export function setSelection(isSelected: (id: string, isTicked: boolean) => boolean) {
  for (const box of boxes()) box.checked = isSelected(box.value, box.checked);
  return saveSelection();
}

/** Ticks the saved services. Those that the visitor has ticked meanwhile stay ticked. */
export function restoreSelection() {
  const stored = readFromTab(KEY);
  const savedIds = Array.isArray(stored) ? stored : [];
  return setSelection((id, isTicked) => isTicked || savedIds.includes(id));
}
