import type { State } from '../server';
import { findPlaces } from './mark';

/** Elements that Tab reaches only while they can be edited. */
const made = new Set<Element>();

/**
 * Marks what the page shows of the content, nothing without a state. Passes on clicks, Enter, dropped pictures, and
 * that the page has changed.
 * Returns a function that ends this; the marks stay, and the focus with them.
 */
export function makeEditable(
  state: State | undefined,
  open: (opened: { anchor: Element; paths: string[] }) => void,
  upload: (path: string, file: File | undefined) => void,
  refresh: () => void,
): () => void {
  const found: Map<Element, string[]> = state ? findPlaces(state) : new Map();
  for (const element of document.querySelectorAll('[data-edit]')) {
    if (!found.has(element)) element.removeAttribute('data-edit');
  }
  // An element whose text was just saved has no place for a moment, and keeps the focus.
  for (const element of state ? [] : made) element.removeAttribute('tabindex');
  for (const [element, [first = '']] of found) {
    element.setAttribute('data-edit', first);
    if (element.matches('a, button, input, select, textarea, summary, [tabindex]')) continue;
    element.setAttribute('tabindex', '0');
    made.add(element);
  }

  function handle(event: MouseEvent | KeyboardEvent) {
    const anchor = (event.target as Element).closest('[data-edit]');
    const drag = event instanceof DragEvent ? event : undefined;
    const all = (anchor && found.get(anchor)) ?? [];
    const paths = drag ? all.filter((path) => path.endsWith('.image')) : all;
    // With Ctrl the page answers as it does to visitors.
    if (!anchor || !paths[0] || event.ctrlKey || ('key' in event && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'dragover' || (isUnsaved() && !confirm(QUESTION))) return;
    // What a heading folds away can be edited too.
    anchor.closest('summary')?.parentElement?.setAttribute('open', '');
    open({ anchor, paths });
    if (drag) upload(paths[0], drag.dataTransfer?.files[0]);
  }
  const control = new AbortController();
  const { signal } = control;
  addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault(), { signal });
  for (const type of ['click', 'keydown', 'dragover', 'drop'] as const) {
    document.addEventListener(type, handle, { capture: true, signal });
  }
  let waiting = 0;
  const observer = new MutationObserver((mutations) => {
    if (mutations.every(({ target }) => !target.isConnected || isOwn(target))) return;
    clearTimeout(waiting);
    waiting = window.setTimeout(refresh, 200);
  });
  if (state) observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => {
    control.abort();
    observer.disconnect();
  };
}

const QUESTION = 'Слова в открытом поле не сохранены. Бросить их?';

const isOwn = (node: Node) => document.querySelector('[data-editor]')?.contains(node);

const isUnsaved = () => document.querySelector('[data-editor] [data-changed]') !== null;
