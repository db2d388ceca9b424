/*
 * In the preview each text of the content ends with the path of its place, spelled in the invisible «tag» letters of
 * Unicode, so that the editor knows where a text of the page comes from. Pages that are published have no marks.
 */

const INVISIBLE = 0xe0000;
const END = String.fromCodePoint(0xe007f);

/** Spells a path: «home.hero.title». */
export function markFor(path: string): string {
  const letters = [...path].map((letter) => INVISIBLE + letter.charCodeAt(0));
  return String.fromCodePoint(...letters) + END;
}

/** Removes the marks where a text is compared, cut or measured. */
export const unmarked = (text: string) => text.replace(/[\u{e0020}-\u{e007f}]+/gu, '');

/** The marks at the end of a text, for each of the pieces that a component cuts it into. */
export const marksAfter = (text: string) => /[\u{e0020}-\u{e007f}]*$/u.exec(text)?.[0] ?? '';

/** A place that a text names, with the end of its words in the text without marks. */
export type Mark = { path: string; end: number };

/** Reads the marks of a text, which may be made of several places. */
export function readMarks(text: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let words = '';
  let end = 0;
  for (const { 0: mark, index } of text.matchAll(/[\u{e0020}-\u{e007e}]+\u{e007f}/gu)) {
    words += text.slice(end, index);
    end = index + mark.length;
    const letters = [...mark].slice(0, -1).map((letter) => Number(letter.codePointAt(0)));
    const path = String.fromCharCode(...letters.map((letter) => letter - INVISIBLE));
    marks.push({ path, end: words.length });
  }
  return { text: unmarked(words + text.slice(end)), marks };
}
