/** Cyrillic letters that look like Latin ones. */
const LOOK_ALIKE = new Map([...'аеорсухкмтвн'].map((letter, at) => [letter, 'aeopcyxkmtbh'[at]]));

/** The candidate that the word is most likely meant to be; undefined when none is much like it. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(plain(word), plain(candidate)) }))
    .filter(({ distance }) => distance <= Math.ceil(word.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/./g, (letter) => LOOK_ALIKE.get(letter) ?? letter);
}

/** How many letters are to be changed, added or left out. */
function distance(from: string, to: string): number {
  let row = [...Array(to.length + 1).keys()];
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      const [replaced = 0, removed = 0] = row.slice(index);
      next.push(Math.min(replaced + Number(letter !== other), removed + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
