import type { Choice, Place } from '../places';
import { Button, useChanges, useEditor } from './api';
import { ACTIONS } from './entries';
import { Hosting } from './Hosting';
import { isValue } from './is-value';

/** What a place holds, all files at first, by the names of the fields; each value opens when it is pressed. */
export function Tree({ path = '', without = [] }: { path?: string; without?: string[] }) {
  const { state, open } = useEditor();
  const { change, run } = useChanges(state);
  const place = state.places[path];
  if (!place) return null;
  const { inner = [], choices, isOptional } = place;
  const shown = inner.filter((at) => !without.includes(at));
  const parts = shown.flatMap((at) => ({ at, ...(state.places[at] as Place) }));

  function put({ edit, needsName, done }: Choice) {
    const name = needsName ? prompt('Имя латиницей') : '';
    const to = edit.path + name;
    if (name !== null) change(path, [{ ...edit, path: to }], { done, onDone: () => open(to) });
  }

  return (
    <ul>
      {path.endsWith('.meta') && (
        <li>
          <b>{state.places[`${path}.title`]?.text}</b>
          <p>{state.places[`${path}.description`]?.text}</p>
        </li>
      )}
      {parts.map((part) => (
        <li key={part.at}>
          {isValue(part) || part.columns || part.group ? (
            <Button onClick={() => open(part.at)}>
              {part.inner ? part.title : `${part.title}: ${part.text || '—'}`}
            </Button>
          ) : (
            <details>
              <summary>{part.title}</summary>
              <Tree path={part.at} />
            </details>
          )}
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
          <Button onClick={() => run(ACTIONS.remove, path)}>Удалить всё это</Button>
        </li>
      )}
    </ul>
  );
}
