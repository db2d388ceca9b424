import type { ReactNode } from 'react';

/**
 * Tells of a word, with everything that no-break spaces join to it, whether it has «7–14», «152-ФЗ» or a hyphenated name
 * such as «Ростов-на-Дону».
 */
const JOINED = /\d(?:–\d|-\p{L})|-\p{Lu}/u;

/**
 * Keeps a browser from breaking a line after a dash, unless the words are wider than the line. A word joiner or a
 * no-break hyphen would do that, too, but hides the words from search.
 */
export function unbrokenWords(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
    if (!JOINED.test(word)) continue;
    parts.push(
      text.slice(end, index),
      <span key={index} className="unbroken">
        {word}
      </span>,
    );
    end = index + word.length;
  }
  // React can update a text that is alone in its element even after a browser has translated the page.
  return parts.length > 0 ? [...parts, text.slice(end)] : text;
}
