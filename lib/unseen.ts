/** Controls, marks of writing direction, spaces without a width and other characters without a shape. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Matches a character that is visible: neither a space nor one of UNSEEN. It is the only part of this file that the
 * browser loads.
 */
export const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Line ends, tabs, soft hyphens, and the characters that join and colour emoji. */
const KEPT = /\n|\t|\u00ad|\u200d|\ufe0f/;

/** Removes invisible characters that word processors and messengers insert. A text of nothing else becomes empty. */
export function withoutUnseen(text: string): string {
  const seen = text.replace(UNSEEN, (character) => (KEPT.test(character) ? character : ''));
  return seen.replace(UNSEEN, '').trim() === '' ? '' : seen;
}
