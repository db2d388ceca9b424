/** The words of a text without their signs, so that typography, capitals and «ё» change nothing. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

/** Tells whether a text has the words of a phrase, side by side and in their order. */
export function hasPhrase(text: string, phrase: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(phrase).join(' ')} `);
}

/** The share of words that are among others, from 0 to 1. No words share nothing. */
export function shareAmong(words: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}
