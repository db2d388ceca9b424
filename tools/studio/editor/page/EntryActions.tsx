import { siblingPath } from '../paths';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { ACTIONS, type Action } from './entries';
import { useChanges } from './use-changes';

/** How many places further the form goes with the entry, or to its copy. A removed entry has no form. */
const OFFSETS = new Map<Action, number>([
  [ACTIONS.copy, 1],
  [ACTIONS.up, -1],
  [ACTIONS.down, 1],
]);

/** What can be done with the entry of a list that a place belongs to. */
export function EntryActions({ path, entry, seen }: { path: string; entry: string; seen: State }) {
  const { state, isBusy, open, leave, close } = useEditor();
  const { run } = useChanges(seen);
  const isMove = (action: Action) => action === ACTIONS.up || action === ACTIONS.down;
  const placeAfter = (action: Action) => siblingPath(entry, OFFSETS.get(action) ?? 0);

  function press(action: Action) {
    if (!leave()) return;
    const follow = () =>
      open(placeAfter(action) + path.slice(entry.length), isMove(action) ? action.word : undefined);
    run(action, entry, OFFSETS.has(action) ? follow : close);
  }

  return (
    <fieldset>
      <legend>Запись: {state.places[entry]?.title}</legend>
      {Object.values(ACTIONS).map((action) => (
        <Button
          key={action.word}
          disabled={isBusy || (isMove(action) && !state.places[placeAfter(action)])}
          onClick={({ detail }) => {
            // The second click of two would be one on the next entry.
            if (detail < 2 || isMove(action)) press(action);
          }}
        >
          {action.word}
        </Button>
      ))}
    </fieldset>
  );
}
