const escaped = (words: string) =>
  words
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    // Looked for from each of many spaces, they would take minutes.
    .replace(/^\\s\+/, '(?<!\\s)$&');

/** Finds words in any case, but not in the names of figures. */
const finder = (words: string) => new RegExp(`(\\{[^{}]*\\})|${escaped(words)}`, 'giu');

/** True where words stand in a text. */
export const hasWords = (text: string, words: string) =>
  [...text.matchAll(finder(words))].some(([, figure]) => !figure);

/** Replaces words wherever they stand. A capital letter stays one. */
export function replaceWords(text: string, words: string, replacement: string): string {
  return text.replace(finder(words), (match: string, figure: string | undefined) => {
    if (figure) return figure;
    const first = match.charAt(0);
    const isCapital =
      first !== first.toLowerCase() && words.charAt(0) === words.charAt(0).toLowerCase();
    return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  });
}
