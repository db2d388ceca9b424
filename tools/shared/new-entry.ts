/*
 * What the editor writes into new entries for the owner to overwrite. The launch check finds where it was left.
 */

export const NEW_TEXT = 'Новое';

export const NEW_ADDRESS = 'https://example.ru';

/** Ends the name of a copied entry. */
export const COPY_MARK = ' (копия)';

/** Tells whether a text is still as the editor wrote it. */
export const isUntouched = (text: string) =>
  text === NEW_TEXT || text.replace(/\/$/, '') === NEW_ADDRESS || text.endsWith(COPY_MARK);
