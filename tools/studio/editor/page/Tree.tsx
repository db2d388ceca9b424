import type { Choice, EditablePlace } from '../places';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { ACTIONS } from './entries';
import { Hosting } from './Hosting';
import { useChanges } from './use-changes';

type PlaceAtPath = EditablePlace & { at: string };

/** What a place holds, all files at first, by the names of the fields; each value opens when it is pressed. */
export function Tree({ path = '', without = [] }: { path?: string; without?: string[] }) {
  const { state, open, close, leave } = useEditor();
  const { change, run } = useChanges(state);
  const place = state.places[path];
  if (!place) return null;
  const { inner = [], choices, isOptional } = place;
  const innerPlaces = inner
    .filter((at) => !without.includes(at))
    .map((at) => ({ at, ...(state.places[at] as EditablePlace) }))
    // Ids only connect entries, so they are hidden. The optional id of a question is part of its address.
    .filter((innerPlace) => !innerPlace.at.endsWith('.id') || innerPlace.isOptional);

  function put({ edit, done }: Choice) {
    if (!leave()) return;
    change(path, [edit], { done, onDone: () => open(edit.path) });
  }

  return (
    <ul>
      {path.endsWith('.meta') && (
        <li>
          <b>{state.places[`${path}.title`]?.text}</b>
          <p>{state.places[`${path}.description`]?.text}</p>
        </li>
      )}
      {innerPlaces.map((innerPlace) => (
        <li key={innerPlace.at}>
          <TreeItem {...innerPlace} />
        </li>
      ))}
      {path === 'env' && (
        <li>
          <details>
            <summary>Хостинг</summary>
            <Hosting />
          </details>
        </li>
      )}
      {choices.map((choice) => (
        <li key={choice.label}>
          <Button onClick={() => put(choice)}>{choice.label}</Button>
        </li>
      ))}
      {isOptional && (
        <li>
          <Button onClick={() => leave() && run(ACTIONS.remove, path, close)}>
            Удалить всё это
          </Button>
        </li>
      )}
    </ul>
  );
}

function TreeItem(innerPlace: PlaceAtPath) {
  const { state, open } = useEditor();
  if (innerPlace.control.kind !== 'parts') {
    return <Button onClick={() => open(innerPlace.at)}>{titleWithValue(innerPlace, state)}</Button>;
  }
  return (
    <details>
      <summary>{innerPlace.title}</summary>
      <Tree path={innerPlace.at} />
    </details>
  );
}

/** «Заголовок: Вопросы», «Часы работы: 9:00, 18:00». The title of a figure has its value already. */
function titleWithValue(
  { at, title, text, control, inner }: PlaceAtPath,
  { places }: State,
): string {
  if (control.kind === 'group' && !at.startsWith('figures.')) {
    return `${title}: ${control.paths.map((path) => places[path]?.text).join(', ')}`;
  }
  return inner ? title : `${title}: ${text || '—'}`;
}
