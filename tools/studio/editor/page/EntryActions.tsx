import { ownerOf, siblingPath } from '../paths';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { ACTIONS, type Action } from './entries';
import { useChanges } from './use-changes';

/** How many places further the form goes with the entry. A removed entry has no form. */
const OFFSETS = new Map<Action, number>([
  [ACTIONS.up, -1],
  [ACTIONS.down, 1],
]);

type EntryActionsProps = {
  path: string;
  /** The entry of a list that the place belongs to, or the optional part that it is. */
  entry: string;
  seen: State;
};

/** What can be done with the entry of a list, or with an optional part. */
export function EntryActions({ path, entry, seen }: EntryActionsProps) {
  const { state, isBusy, open, leave, close } = useEditor();
  const { run } = useChanges(seen);
  const place = state.places[entry];
  const isInList = place?.entry === entry;
  const canGo = isInList || (place?.isOptional && place.control.kind === 'whole');
  if (!canGo || place.written === undefined) return null;
  const [added] = (isInList && state.places[ownerOf(entry)]?.additions) || [];
  const actions: Action[] = isInList ? Object.values(ACTIONS) : [ACTIONS.remove];
  const placeAfter = (action: Action) => siblingPath(entry, OFFSETS.get(action) ?? 0);
  const canMove = (action: Action) => state.places[placeAfter(action)]?.written !== undefined;

  function press(action: Action) {
    if (!leave()) return;
    const follow = () => open(placeAfter(action) + path.slice(entry.length), action.word);
    run(action, entry, OFFSETS.has(action) ? follow : close);
  }

  return (
    <fieldset>
      <legend>{isInList ? `Запись: ${place.title}` : place.title}</legend>
      {added && <Button onClick={() => open(added)}>Добавить запись</Button>}
      {actions.map((action) => (
        <Button
          key={action.word}
          disabled={isBusy || !canMove(action)}
          onClick={({ detail }) => {
            // The second click of two would be one on the next entry.
            if (detail < 2 || OFFSETS.has(action)) press(action);
          }}
        >
          {action.word}
        </Button>
      ))}
    </fieldset>
  );
}
