/** Tells whether a part of the editor has a form with words that are neither saved nor on their way. */
export const isUnsaved = (part = '') => unsavedForms(part).length > 0;

const unsavedForms = (part: string) =>
  document.querySelectorAll<HTMLFormElement>(`[data-editor] ${part} [data-unsaved]`);

/** Asks before the words in an open form are lost. The form itself knows which of them are being saved. */
export function mayDiscard(part = '.popup'): boolean {
  if (!isUnsaved(part)) return true;
  if (!confirm('Слова в открытом поле не сохранены. Бросить их?')) return false;
  for (const form of unsavedForms(part)) form.reset();
  return true;
}
