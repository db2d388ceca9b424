import { distance } from 'fastest-levenshtein';

/** Cyrillic letters that look like Latin ones. */
const LOOK_ALIKE = new Map([...'аеорсухкмтвн'].map((letter, at) => [letter, 'aeopcyxkmtbh'[at]]));

/** The candidate that the word is most likely meant to be; undefined when none is much like it. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, changes: distance(plain(word), plain(candidate)) }))
    .filter(({ changes }) => changes <= Math.ceil(word.length / 3))
    .sort((a, b) => a.changes - b.changes);
  return best?.candidate;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/./g, (letter) => LOOK_ALIKE.get(letter) ?? letter);
}
