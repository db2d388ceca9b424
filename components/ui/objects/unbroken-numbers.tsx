import type { ReactNode } from 'react';

/** Tells of a word, with everything that no-break spaces join to it, whether it has «7–14» or «152-ФЗ». */
const JOINED_NUMBER = /\d(?:–\d|-\p{L})/u;

/**
 * Keeps a browser from breaking a line after a dash. A word joiner would do that, too, but hides «7–14» from search.
 */
export function unbrokenNumbers(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(/[^ ]+/g)) {
    if (!JOINED_NUMBER.test(number)) continue;
    parts.push(
      text.slice(end, index),
      <span key={index} className="unbroken">
        {number}
      </span>,
    );
    end = index + number.length;
  }
  // React can update a text that is alone in its element even after a browser has translated the page.
  return parts.length > 0 ? [...parts, text.slice(end)] : text;
}
