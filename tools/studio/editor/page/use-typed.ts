import { useState } from 'react';
import type { State } from '../state';
import type { Edit } from '../yaml-edit';
import { useEditor } from './context';
import type { Typed } from './control-props';
import { editsOf, type Rows, wrongCell } from './month-rows';
import { readNumber } from './read-number';
import { useChanges } from './use-changes';

/** What is typed into the form of a place, and its save. A conflict is found against what the owner has seen. */
export function useTyped(path: string, seen: State) {
  const { refuse, close } = useEditor();
  const { change } = useChanges(seen);
  const [typed, setAllTyped] = useState<Typed>({});
  const setTyped = (at: string, value: unknown) =>
    setAllTyped((before) => ({ ...before, [at]: value }));

  /** @param current the values that the owner agrees to overwrite after a conflict */
  function save(current?: unknown[]) {
    const mistake = mistakeIn(typed, seen);
    if (mistake) return refuse({ message: mistake });
    const edits = Object.entries(typed).flatMap(([at, value]) => editsFor(at, value, seen));
    const isTable = seen.places[path]?.control.kind === 'months';
    const done = isTable ? 'изменена таблица' : undefined;
    if (edits.length === 0) close();
    else change(path, edits, { onDone: close, current, done, isFormSave: true });
  }

  return { typed, setTyped, save };
}

/** What cannot be saved as it is typed. */
function mistakeIn(typed: Typed, { places }: State): string | undefined {
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
