import { fillIn } from '../../../../lib/content/figures';
import { describeValue } from '../names';
import type { State } from '../state';
import type { Edit } from '../yaml-edit';
import { useEditor } from './context';
import { ACTIONS, type Action } from './entries';

type Options = {
  onDone?: ((fresh: State) => void) | undefined;
  /** What is done, other than giving a place a value. */
  done?: string | undefined;
  /** The current values, which the owner agrees to overwrite after a conflict. */
  current?: unknown[] | undefined;
  /** The place of the form that saves. */
  form?: string;
};

/** Sends changes together with the values that the owner saw, so that newer ones are not overwritten unseen. */
export function useChanges(seen: State) {
  const { act, refuse } = useEditor();

  /**
   * Makes edits that belong to one place.
   *
   * @param edits also as a function, which makes them at their turn: a change before it may have moved what they are about
   */
  function change(path: string, edits: Edit[] | ((state: State) => Edit[]), options: Options = {}) {
    const { onDone, done, current, form } = options;
    const bodyFor = (state: State) => {
      const allEdits = typeof edits === 'function' ? edits(state) : edits;
      const words = done ? { after: done } : valuesInWords(allEdits[0], state);
      return {
        edits: allEdits,
        expected: current ?? allEdits.map((edit) => seenAt(edit, state)),
        words: { label: labelOf(path, state), ...words },
      };
    };
    return act('change', (newest) => bodyFor(newest ?? seen), { onDone, form });
  }

  /** Does something to an entry or an optional part. What goes with it is told first. */
  function run({ edits, done }: Action, path: string, onDone?: () => void) {
    const dependents = edits === ACTIONS.remove.edits ? edits(path, seen).slice(0, -1) : [];
    const retry = () => change(path, (state) => edits(path, state), { onDone, done });
    if (dependents.length === 0) return retry();
    const places = dependents.map((edit) => labelOf(edit.path, seen));
    const message = ['На эту запись ссылаются:', ...places].join('\n');
    refuse({ message, label: 'Убрать и это', retry });
  }

  return { change, run };
}

const labelOf = (path: string, { places }: State) => places[path]?.label ?? path;

const seenAt = ({ action, path }: Edit, { places }: State) =>
  action === 'insert' ? null : (places[path]?.written ?? null);

/** The value of a place before and after an edit, as the form shows them. */
function valuesInWords(edit: Edit | undefined, { places, figures }: State) {
  const place = edit && places[edit.path];
  const value = edit?.action === 'remove' ? '' : edit?.value;
  const option = place?.options.find((other) => other.value === value);
  return {
    before: place?.text || fillIn(describeValue(place?.written), figures),
    after: option?.label ?? fillIn(describeValue(value), figures),
  };
}
