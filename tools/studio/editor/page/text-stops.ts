/*
 * By keyboard all texts of the page are one stop of Tab, like the buttons of a toolbar. The arrows go from text to text
 * in the order of the page, and a letter goes to the next text that begins with it. Fields of the page stay stops of
 * their own, because arrows and letters belong to them.
 */

/** The values that `tabindex` had before the editor changed it. */
const tabIndexBefore = new Map<Element, string | null>();

/** The text that is the stop, and its place: the page may show the place in another element by now. */
let current: { element: HTMLElement; path: string | undefined; hadFocus: boolean } | undefined;

/** Makes all elements with a `data-edit` one stop of Tab. */
export function makeOneStop() {
  const texts = editableTexts();
  const stop = findStop(texts);
  for (const element of texts) {
    if (!tabIndexBefore.has(element)) {
      tabIndexBefore.set(element, element.getAttribute('tabindex'));
    }
    setTabIndex(element, element === stop ? '0' : '-1');
  }
  for (const element of tabIndexBefore.keys()) {
    // An element whose text was just saved has no place for a moment, and keeps the focus.
    if (!element.matches('[data-edit]') && element !== document.activeElement) restore(element);
  }
  const { element, path, hadFocus } = current ?? {};
  const isLost = hadFocus && !element?.isConnected && document.activeElement === document.body;
  if (stop) current = { element: stop, path: stop.dataset.edit, hadFocus: hadFocus ?? false };
  if (!isLost) return;
  // After an entry is removed, none of its texts is left. Focusing another text would take the owner elsewhere, so the
  // toolbar gets the focus.
  const isThere = stop !== undefined && stop.dataset.edit === path;
  const target = isThere ? stop : document.querySelector<HTMLElement>('[data-editor] button');
  target?.focus({ preventScroll: true });
}

/** Gives the elements of the page back to Tab as they were. */
export function removeStops() {
  for (const element of tabIndexBefore.keys()) restore(element);
  current = undefined;
}

function restore(element: Element) {
  setTabIndex(element, tabIndexBefore.get(element) ?? null);
  tabIndexBefore.delete(element);
}

/** Writes only what differs: there are hundreds of texts. */
function setTabIndex(element: Element, value: string | null) {
  if (element.getAttribute('tabindex') === value) return;
  if (value === null) element.removeAttribute('tabindex');
  else element.setAttribute('tabindex', value);
}

/** Makes a text that gets the focus the stop, so that Tab comes back to it. */
export function followFocus({ target }: FocusEvent) {
  if (!(target instanceof HTMLElement) || !tabIndexBefore.has(target)) {
    if (current) current.hadFocus = false;
    return;
  }
  current?.element.setAttribute('tabindex', '-1');
  target.setAttribute('tabindex', '0');
  current = { element: target, path: target.dataset.edit, hadFocus: true };
}

/** Goes from one text to another by an arrow or a letter. */
export function moveByKey(event: KeyboardEvent) {
  const { target, key, ctrlKey, altKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || !tabIndexBefore.has(target)) return;
  if (ctrlKey || altKey || metaKey) return;
  const texts = editableTexts();
  const index = texts.indexOf(target);
  const next = textAfterKey(key, texts.slice(index + 1), texts.slice(0, index));
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

function textAfterKey(key: string, following: HTMLElement[], preceding: HTMLElement[]) {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return following.find(isShown);
    case 'ArrowUp':
    case 'ArrowLeft':
      return preceding.findLast(isShown);
  }
  if (!/^[\p{L}\d]$/u.test(key)) return undefined;
  const beginsWith = (element: HTMLElement) =>
    element.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...following, ...preceding].find((element) => beginsWith(element) && isShown(element));
}

const editableTexts = () => [
  ...document.querySelectorAll<HTMLElement>('[data-edit]:not(input, select, textarea)'),
];

/** Returns the text that was the stop, the one that shows its place now, or the first of the page. */
function findStop(texts: HTMLElement[]): HTMLElement | undefined {
  const { element, path } = current ?? {};
  if (element?.isConnected && element.dataset.edit) return element;
  const samePlace = path && texts.find((text) => text.dataset.edit === path && isShown(text));
  return samePlace || texts.find(isShown);
}

/** Tells whether a text can be seen: not in a closed tab, not for screen readers alone, not behind the panel. */
function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, right, width, height } = element.getBoundingClientRect();
  const panel = document.querySelector('[data-editor] > aside')?.getBoundingClientRect();
  const middle = (left + right) / 2;
  return width > 1 && height > 1 && right > 0 && middle < (panel?.left ?? Infinity);
}
