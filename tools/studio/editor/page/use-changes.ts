import { fillIn } from '../../../../lib/content/figures';
import { describeValue } from '../names';
import type { State } from '../state';
import type { Edit } from '../yaml-edit';
import { useEditor } from './context';
import { ACTIONS, type Action, referencesTo } from './entries';

type Options = {
  onDone?: ((fresh: State) => void) | undefined;
  /** What is done, other than giving a place a value. */
  done?: string | undefined;
  /** The current values, which the owner agrees to overwrite after a conflict. */
  current?: unknown[] | undefined;
  /** The place of the form that saves. */
  form?: string;
  /** What the place is called, for one that is new. */
  label?: string | undefined;
  files?: Record<string, File> | undefined;
};

/** Sends changes together with the values that the owner saw, so that newer ones are not overwritten unseen. */
export function useChanges(seen: State) {
  const { act, refuse } = useEditor();

  /**
   * Makes edits that belong to one place.
   *
   * @param edits also as a function, which makes them at their turn: its form may have saved other words meanwhile
   */
  function change(path: string, edits: Edit[] | ((state: State) => Edit[]), options: Options = {}) {
    const { onDone, done, current, form, files } = options;
    const bodyFor = (state: State) => {
      const allEdits = typeof edits === 'function' ? edits(state) : edits;
      const words = done ? { after: done } : valuesInWords(allEdits[0], state);
      return {
        edits: allEdits,
        expected: current ?? allEdits.map((edit) => seenAt(edit, state)),
        words: { label: options.label ?? labelOf(path, state), ...words },
      };
    };
    return act('change', (saved) => bodyFor(saved ?? seen), { onDone, form, files });
  }

  /** Does something to an entry or an optional part. The places that name what is removed are told first. */
  function run({ edits, done }: Action, path: string, onDone?: () => void) {
    const retry = () => change(path, edits(path, seen), { onDone, done });
    const references = edits === ACTIONS.remove.edits ? referencesTo(path, seen) : [];
    if (references.length === 0) return retry();
    const problems = references.map(({ at, names }) => {
      const message = names.length > 0 ? 'цифра станет словами' : 'ссылается на эту запись';
      return { path: at, titles: [], message };
    });
    refuse({ message: 'Это названо в других местах:', problems, label: 'Убрать и это', retry });
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
