/*
 * In the preview each text of the content ends with a mark: its length and its path, spelled in the invisible «tag»
 * letters of Unicode. So the editor knows where a text of the page comes from. Published pages have no marks.
 */

/** The prefix of a mark that has the version of the content on the page, instead of a path. */
export const VERSION_MARK = 'version.';

const INVISIBLE = 0xe0000;
const END = '\u{e007f}';

/** Ends a text with the mark of a path: «home.hero.title». */
export const withMark = (text: string, path: string) =>
  text + spell(`${text.length} ${path}`) + END;

const spell = (words: string) =>
  String.fromCodePoint(...[...words].map((letter) => INVISIBLE + letter.charCodeAt(0)));

/** Removes the marks. */
export const unmarked = (text: string) => text.replace(/[\u{e0020}-\u{e007f}]+/gu, '');

/** The path of a text, and where its words begin and end in the unmarked text. */
export type Mark = { path: string; start: number; end: number };

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
    const spelled = String.fromCharCode(...letters.map((letter) => letter - INVISIBLE));
    const [length, path = ''] = spelled.split(' ');
    // A component may show less than the text.
    const start = Math.max(0, words.length - Number(length));
    marks.push({ path, start, end: words.length });
  }
  return { text: unmarked(words + text.slice(end)), marks };
}
