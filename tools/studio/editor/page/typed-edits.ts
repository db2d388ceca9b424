import type { State } from '../state';
import type { Edit } from '../yaml-edit';
import type { Typed } from './control-props';
import { editsOf, type Rows, wrongCell } from './month-rows';
import { readNumber } from './read-number';

/** What cannot be saved as it is typed. */
export function mistakeIn(typed: Typed, { places }: State): string | undefined {
  for (const [path, value] of Object.entries(typed)) {
    const { control, written, isOptional } = places[path] ?? {};
    if (control?.kind === 'months') return wrongCell(value as Rows, control.columns);
    if (typeof written === 'number' && typeof value === 'string') {
      const mistake = mistakeInNumber(value, isOptional);
      if (mistake) return mistake;
    }
  }
  return undefined;
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
function editsFor(path: string, value: unknown, { places }: State): Edit[] {
  const { control, written, isOptional } = places[path] ?? {};
  if (control?.kind === 'months') {
    return editsOf(path, written as Record<string, unknown>[], value as Rows, control.columns);
  }
  if (value === (written ?? '')) return [];
  const isMissing = written === undefined;
  if (value === '' && (isOptional || isMissing)) return [{ action: 'remove', path }];
  return [{ action: 'set', path, value }];
}
