import { diff3Merge } from 'node-diff3';

/** Cuts a text into pieces, which make the text again when they are joined. */
type Cut = (text: string) => string[];

const linesOf: Cut = (text) => text.split(/(?<=\n)/);
const wordsOf: Cut = (text) => text.split(/([^\p{L}\p{N}])/u);

/**
 * Makes the change from one text to another in a third text, which has changes of its own. Texts are compared by lines,
 * and where both have changed neighbouring lines, by words. Returns undefined where both have changed the same words,
 * unless the new words are to be taken there.
 */
export function mergeTexts(
  own: string,
  before: string,
  after: string,
  inConflict?: 'take after',
): string | undefined {
  if (own === before) return after;
  const merged = regionsOf(linesOf, own, before, after).map((lines) => {
    if (lines.merged !== undefined) return lines.merged;
    const words = regionsOf(wordsOf, lines.own, lines.before, lines.after);
    const texts = words.map((word) => word.merged);
    return texts.includes(undefined) ? inConflict && lines.after : texts.join('');
  });
  return merged.includes(undefined) ? undefined : merged.join('');
}

type Region =
  | { merged: string }
  | { merged?: undefined; own: string; before: string; after: string };

/** Merges texts piece by piece. A region that both have changed comes back as it is in each text. */
function regionsOf(cut: Cut, own: string, before: string, after: string): Region[] {
  return diff3Merge(cut(own), cut(before), cut(after)).map(({ ok = [], conflict }) => {
    if (!conflict) return { merged: ok.join('') };
    const { a, o, b } = conflict;
    return { own: a.join(''), before: o.join(''), after: b.join('') };
  });
}
