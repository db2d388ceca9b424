import type { ReactNode } from 'react';
import { marksAfter } from '@/lib/marks';

/** «7–14», «15 000–24 000 ₽», «152-ФЗ» with all that no-break spaces join to them. */
const JOINED_NUMBER = /[^ ]*\d(?:–\d|-\p{L})[^ ]*/gu;

/** A browser may break after a dash. A word joiner would forbid that too, but then no search finds «7–14». */
export function unbrokenNumbers(text: string): ReactNode {
  const marks = marksAfter(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(JOINED_NUMBER)) {
    parts.push(
      text.slice(end, index) + marks,
      <span key={index} className="unbroken">
        {number + marks}
      </span>,
    );
    end = index + number.length;
  }
  // A text alone in its element can change on a translated page too.
  return parts.length > 0 ? [...parts, text.slice(end)] : text;
}
