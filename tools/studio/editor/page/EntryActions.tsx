import { siblingPath } from '../paths';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { ACTIONS } from './entries';
import { mayDiscard } from './make-editable';
import { useChanges } from './use-changes';

/** What can be done with the entry of a list that a place belongs to. */
export function EntryActions({ path, entry, seen }: { path: string; entry: string; seen: State }) {
  const { state, open, close } = useEditor();
  const { run } = useChanges(seen);
  const openCopy = () => open(siblingPath(entry, 1) + path.slice(entry.length));
  return (
    <fieldset>
      <legend>Запись: {state.places[entry]?.title}</legend>
      {Object.values(ACTIONS).map((action) => (
        <Button
          key={action.word}
          onClick={({ detail }) => {
            // The second click of two would be one on the next entry.
            if (detail < 2 && mayDiscard())
              run(action, entry, action === ACTIONS.copy ? openCopy : close);
          }}
        >
          {action.word}
        </Button>
      ))}
    </fieldset>
  );
}
