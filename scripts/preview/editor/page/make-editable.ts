import type { State } from '../server';
import { findPlaces } from './mark';

/** Elements that Tab reaches only while they can be edited. */
const made = new Set<Element>();

/**
 * Marks what the page shows of the content, nothing without a state, and passes on clicks, Enter and dropped pictures.
 * Returns a function that ends this; the marks stay, and the focus with them.
 */
export function makeEditable(
  state: State | undefined,
  open: (opened: { anchor: Element; paths: string[] }) => void,
  upload: (path: string, file: File, anchor: Element) => void,
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
    const paths = anchor && found.get(anchor);
    const drag = event instanceof DragEvent ? event : undefined;
    const picture = paths?.find((path) => path.endsWith('.image'));
    // With Ctrl the page answers as it does to visitors.
    if (!paths || event.ctrlKey || (drag && !picture)) return;
    if ('key' in event && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'dragover' && isUnsaved() && !confirm(QUESTION)) return;
    const file = drag?.dataTransfer?.files[0];
    // What a heading folds away can be edited too.
    if (!drag) anchor.closest('summary')?.parentElement?.setAttribute('open', '');
    if (!drag) open({ anchor, paths });
    else if (picture && file && drag.type === 'drop') upload(picture, file, anchor);
  }
  const control = new AbortController();
  const { signal } = control;
  addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault(), { signal });
  for (const type of ['click', 'keydown', 'dragover', 'drop'] as const) {
    document.addEventListener(type, handle, { capture: true, signal });
  }
  return () => control.abort();
}

const QUESTION = 'Слова в открытом поле не сохранены. Бросить их?';

const isUnsaved = () => document.querySelector('[data-editor] [data-changed]') !== null;
