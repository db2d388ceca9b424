import { isEntry } from '../paths';
import type { Refusal, State } from '../state';
import type { Edit } from '../yaml-edit';
import type { Typed } from './control-props';
import { editsBetween, filledForm } from './filled-form';
import { entriesOf, type Rows, wrongCell } from './month-rows';
import { readNumber } from './read-number';

/** What cannot be saved as it is typed into the form of a place. */
export function mistakeIn(path: string, typed: Typed, state: State): Refusal | undefined {
  const filled = filledForm(path, typed[path], state);
  if (filled) {
    const { problems } = filled;
    return problems.length > 0 ? { message: '', problems } : undefined;
  }
  const messages = Object.entries(typed).map(([at, value]) => mistakeAt(at, value, state));
  const message = messages.find(Boolean);
  return message ? { message } : undefined;
}

function mistakeAt(path: string, value: unknown, { places }: State): string | undefined {
  const { control, written, isOptional } = places[path] ?? {};
  if (control?.kind === 'months') return wrongCell(value as Rows, control.columns);
  const isNumber = typeof written === 'number' && typeof value === 'string';
  return isNumber ? mistakeInNumber(value, isOptional) : undefined;
}

function mistakeInNumber(typed: string, isOptional = false): string | undefined {
  if (!typed.trim()) return isOptional ? undefined : 'Не хватает числа. Впишите его.';
  const reading = readNumber(typed);
  return reading.kind === 'ambiguous' ? reading.question : `«${typed}» — не число.`;
}

/** The edits that write what was typed. There are none if it is what is written already. */
export const editsIn = (typed: Typed, state: State): Edit[] =>
  Object.entries(typed).flatMap(([at, value]) => editsFor(at, value, state));

/** The edits that write what was typed at a place. An emptied text that may be left out is removed. */
function editsFor(path: string, value: unknown, state: State): Edit[] {
  const filled = filledForm(path, value, state);
  if (filled) return filled.edits;
  const { control, written, isOptional } = state.places[path] ?? {};
  if (control?.kind === 'months') {
    return editsBetween(path, written, entriesOf(value as Rows, control.columns));
  }
  if (value === (written ?? '')) return [];
  const isMissing = written === undefined;
  if (value === '' && (isOptional || isMissing)) return [{ action: 'remove', path }];
  return [{ action: isMissing && isEntry(path) ? 'insert' : 'set', path, value }];
}

/** What the list of changes says of the words typed into a form, where that is more than one value, and the pictures. */
export function wordsAbout(path: string, typed: Typed, state: State) {
  const filled = filledForm(path, typed[path], state);
  if (filled) return { done: filled.done, label: filled.label, files: filled.files };
  const isTable = state.places[path]?.control.kind === 'months';
  return { done: isTable ? 'изменена таблица' : undefined };
}
