import { forgetDraft } from './drafts';

/** Tells whether a part of the editor has a form with words that are neither saved nor on their way. */
export const isUnsaved = (part = '') =>
  document.querySelector(`[data-editor] ${part} [data-unsaved]`) !== null;

/** Asks before the words in an open form are lost. */
export function mayDiscard(part = '.popup'): boolean {
  if (!isUnsaved(part)) return true;
  if (!confirm('Слова в открытом поле не сохранены. Бросить их?')) return false;
  for (const form of document.querySelectorAll<HTMLElement>(
    `[data-editor] ${part} [data-unsaved]`,
  )) {
    if (form.dataset.place) forgetDraft(form.dataset.place);
  }
  return true;
}
