import { isDeepStrictEqual } from 'node:util';
import { valueIn } from './fields';
import type { Edit, History } from './history';
import { inWords } from './places';

/** What the owner does to the values at some places. */
export type Change = {
  edits: Edit[];
  /** The values that he saw there: where one is another by now, nothing is written. */
  was: unknown[];
  /** The place in words, and what is done there unless a value is changed. */
  label: string;
  done?: string | undefined;
};

/** Why nothing was done, and what stands there by now where the owner may write his own over it. */
export type Refusal = { message: string; was?: unknown[] };

/** Makes one change in all its files. */
export function apply(history: History, change: Change, picture?: string) {
  const { edits, was, label, done } = change;
  const values = history.values();
  const now = edits.map(([path]) => valueIn(values, path) ?? null);
  if (!isDeepStrictEqual(now, was)) {
    const message = 'Это место тем временем изменили.';
    if (done) throw new Error(message);
    const words = [...new Set(now.map(wordsFor))].join('; ');
    throw Object.assign(new Error(`${message} Сейчас в файле: ${words}`), { was: now });
  }
  const words = done
    ? { label, after: done }
    : { label, before: wordsFor(now[0]), after: wordsFor(edits[0]?.[1]) };
  history.write(edits, words, picture);
}

function wordsFor(value: unknown): string {
  if (typeof value === 'object' && value) return Object.values(value).map(wordsFor).join(', ');
  return inWords(value) || 'ничего';
}
