import type { Place } from '../places';
import { Button, useChanges, useEditor } from './api';
import { ACTIONS } from './entries';
import { Hosting } from './Hosting';

/** A single value; what holds others, or has a choice of kinds, is a tree. */
export const isValue = ({ inner, choices }: Place) => !inner && choices.length === 0;

/** What a place holds, all files at first, by the names of the fields; each value opens when it is pressed. */
export function Tree({ path = '' }) {
  const { state, open } = useEditor();
  const { change, run } = useChanges(state);
  const place = state.places[path];
  if (!place) return null;
  const { inner = [], choices, isOptional } = place;
  const parts = inner.flatMap((at) => ({ at, ...(state.places[at] as Place) }));

  function put({ path: given, value }: Place['choices'][number]) {
    const name = given.endsWith('.') ? prompt('Имя латиницей') : '';
    const to = given + name;
    if (name !== null) change(path, [[to, value]], () => open(to));
  }

  return (
    <ul>
      {path.endsWith('.meta') && (
        <li>
          <b>{state.places[`${path}.title`]?.text}</b>
          <p>{state.places[`${path}.description`]?.text}</p>
        </li>
      )}
      {parts.map((one) => (
        <li key={one.at}>
          {isValue(one) ? (
            <Button onClick={() => open(one.at)}>
              {one.title}: {one.text || '—'}
            </Button>
          ) : (
            <details>
              <summary>{one.title}</summary>
              <Tree path={one.at} />
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
      {choices.map((one) => (
        <li key={one.label}>
          <Button onClick={() => put(one)}>{one.label}</Button>
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
