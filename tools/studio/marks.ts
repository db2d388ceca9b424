/*
 * In the preview each text of the content ends with its path, spelled in the invisible «tag» letters of Unicode. So the
 * editor knows where a text of the page comes from. Published pages have no marks.
 */

/** The prefix of a mark that has the version of the content on the page, instead of a path. */
export const VERSION_MARK = 'version.';

const INVISIBLE = 0xe0000;
const END = '\u{e007f}';

/** Spells a path: «home.hero.title». */
export function markFor(path: string): string {
  const letters = [...path].map((letter) => INVISIBLE + letter.charCodeAt(0));
  return String.fromCodePoint(...letters) + END;
}

/** Removes the marks. */
export const unmarked = (text: string) => text.replace(/[\u{e0020}-\u{e007f}]+/gu, '');

/** The path of a text, and the position in the unmarked text where its words end. */
export type Mark = { path: string; end: number };

/** Starts at the first letter alone, so that a mark without an end is not tried from each letter. */
const MARK = /(?<![\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** Reads the marks of a text, which may be composed of several texts. */
export function readMarks(text: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let words = '';
  let end = 0;
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    words += text.slice(end, index);
    end = index + mark.length;
    const letters = [...mark].slice(0, -1).map((letter) => Number(letter.codePointAt(0)));
    const path = String.fromCharCode(...letters.map((letter) => letter - INVISIBLE));
    marks.push({ path, end: words.length });
  }
  return { text: unmarked(words + text.slice(end)), marks };
}
