import { useState } from 'react';
import type { Choice } from '../places';
import { useEditor } from './api';
import { Button, isValue, Picker } from './parts';

/** Lists what is below a place once it is opened. */
function Branch({ path }: { path: string }) {
  const { state } = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{state.places[path]?.title}</summary>
      {isOpen && <Tree path={path} />}
    </details>
  );
}

/** What a place holds, all files at first, by the names of the fields; each value opens when it is pressed. */
export function Tree({ path = '' }: { path?: string }) {
  const { state, open, change } = useEditor();
  const { places } = state;
  const place = places[path];
  if (!place) return null;
  const { inner = [], missing, kinds, written, isOptional } = place;

  function put({ path: given, value }: Choice) {
    const name = given.endsWith('.') ? prompt('Имя латиницей') : '';
    const to = given + name;
    if (name === null) return;
    const was = [places[to]?.written ?? null];
    change({ kind: 'set', paths: [to], was, value }, () => open(to));
  }

  return (
    <ul>
      {path.endsWith('.meta') && (
        <li>
          <b>{places[`${path}.title`]?.text}</b>
          <p>{places[`${path}.description`]?.text}</p>
        </li>
      )}
      {kinds.length > 0 && (
        <li>
          <Picker
            label="Другой вид"
            options={kinds.map(({ label }) => label)}
            pick={(index) => kinds[index] && put(kinds[index])}
          />
        </li>
      )}
      {inner.map((one) => (
        <li key={one}>
          {isValue(places[one]) ? (
            <Button onClick={() => open(one)}>
              {places[one]?.title}: {places[one]?.text || '—'}
            </Button>
          ) : (
            <Branch path={one} />
          )}
        </li>
      ))}
      {missing.map((one) => (
        <li key={one.path}>
          <Button onClick={() => put(one)}>
            Добавить{one.label ? `: ${one.label}` : ' запись'}
          </Button>
        </li>
      ))}
      {isOptional && (
        <li>
          <Button onClick={() => change({ kind: 'remove', paths: [path], was: [written] })}>
            Удалить всё это
          </Button>
        </li>
      )}
    </ul>
  );
}
