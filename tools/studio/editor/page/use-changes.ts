import { fillIn } from '../../../../lib/content/figures';
import { describeValue } from '../names';
import type { State } from '../state';
import type { Edit } from '../yaml-edit';
import { useEditor } from './context';
import { ACTIONS, type Action } from './entries';

type Options = {
  onDone?: (() => void) | undefined;
  /** What is done, other than giving a place a value. */
  done?: string | undefined;
  /** The current values, which the owner agrees to overwrite after a conflict. */
  current?: unknown[] | undefined;
  isFormSave?: boolean;
};

/** Sends changes together with the values that the owner saw, so that newer ones are not overwritten unseen. */
export function useChanges(seen: State) {
  const { act, refuse } = useEditor();
  const labelOf = (path: string) => seen.places[path]?.label ?? path;
  const seenAt = ({ action, path }: Edit) =>
    action === 'insert' ? null : (seen.places[path]?.written ?? null);

  /** The value of a place before and after an edit, as the form shows them. */
  function valuesInWords(edit: Edit | undefined) {
    const place = edit && seen.places[edit.path];
    const value = edit?.action === 'remove' ? '' : edit?.value;
    const option = place?.options.find((other) => other.value === value);
    return {
      before: place?.text || fillIn(describeValue(place?.written), seen.figures),
      after: option?.label ?? fillIn(describeValue(value), seen.figures),
    };
  }

  /** Makes edits that belong to one place. */
  function change(path: string, edits: Edit[], options: Options = {}) {
    const { onDone, done, current, isFormSave } = options;
    const words = { label: labelOf(path), ...(done ? { after: done } : valuesInWords(edits[0])) };
    const expected = current ?? edits.map(seenAt);
    act('change', { edits, expected, words }, { onDone, isFormSave });
  }

  /** Does something to an entry or an optional part. What goes with it is told first. */
  function run({ edits, done }: Action, path: string, onDone?: () => void) {
    const allEdits = edits(path, seen);
    const dependents = edits === ACTIONS.remove.edits ? allEdits.slice(0, -1) : [];
    const retry = () => change(path, allEdits, { onDone, done });
    if (dependents.length === 0) return retry();
    const places = dependents.map((edit) => labelOf(edit.path));
    const message = ['На эту запись ссылаются:', ...places].join('\n');
    refuse({ message, label: 'Убрать и это', retry });
  }

  return { change, run };
}
