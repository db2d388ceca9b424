import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { plural } from '../../../../lib/format';
import type { Change } from '../change';
import { useEditor } from './api';
import { Control } from './Control';
import { Problem, type Refused } from './Problem';
import { Button, isValue } from './parts';

const ENTRY = { copy: 'Копия', up: 'Выше', down: 'Ниже', remove: 'Удалить' };

type FieldFormProps = {
  /** The places of the words that were clicked, the likeliest first. */
  paths: string[];
  refused: Refused | undefined;
  upload(path: string, picture: File): void;
  close(): void;
};

/** Opens one value where it stands, and the entry of a list that it belongs to. */
export function FieldForm({ paths, refused, upload, close }: FieldFormProps) {
  const { state, isBusy, change, open } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, choose] = useState([paths[0] ?? '']);
  const [typed, type] = useState<unknown>();
  // The content is read again while the form is open, and the owner has seen the former.
  const [seen] = useState(state.places);
  const [path = ''] = chosen;
  const place = state.places[path];
  const entry = place?.entry;
  const label = place?.label ?? path;
  const same = paths.filter((one) => seen[one]?.written === seen[path]?.written);
  const isTyped = typed !== undefined;

  useEffect(() => {
    const first = path && '[data-value], summary, button';
    if (first) form.current?.querySelector<HTMLElement>(first)?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [path]);

  const send = (kind: Change['kind'], at: string[], then: () => void) =>
    change(
      { kind, paths: at, was: at.map((one) => seen[one]?.written ?? null), value: typed },
      then,
    );

  function save(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isTyped || chosen.every((one) => seen[one]?.written === typed)) close();
    else send('set', chosen, close);
  }

  function changeEntry(kind: keyof typeof ENTRY, at: string) {
    const next = at.replace(/\d+$/, (index) => `${Number(index) + 1}`);
    send(kind, [at], () => (kind === 'copy' ? open(next + path.slice(at.length)) : close()));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  }

  const attributes = {
    onSubmit: save,
    onKeyDown,
    'data-changed': (isTyped && !isBusy) || undefined,
  };
  return (
    <form ref={form} aria-label={label} {...attributes}>
      <b>{label}</b>
      {paths.length > 1 && (
        <label>
          Где
          <select
            onChange={({ target }) => {
              choose(target.value.split(' '));
              type(undefined);
            }}
          >
            {paths.map((one) => (
              <option key={one} value={one}>
                {state.places[one]?.label}
              </option>
            ))}
            {same.length > 1 && (
              <option value={same.join(' ')}>
                везде, {same.length} {plural(same.length, ['раз', 'раза', 'раз'])}
              </option>
            )}
          </select>
        </label>
      )}
      <Control key={path} path={path} type={type} upload={(picture) => upload(path, picture)} />
      <p>{place?.uses}</p>
      {refused && <Problem refused={refused} typed={typed} />}
      {isValue(place) && !path.endsWith('.image') && <button type="submit">Сохранить</button>}
      <Button onClick={close}>{isTyped || refused ? 'Отмена' : 'Закрыть'}</Button>
      {entry && (
        <fieldset>
          <legend>Запись: {state.places[entry]?.label}</legend>
          {Object.entries(ENTRY).map(([kind, word]) => (
            <Button
              key={kind}
              // The second click of two would be one on the next entry.
              onClick={({ detail }) => detail < 2 && changeEntry(kind as keyof typeof ENTRY, entry)}
            >
              {word}
            </Button>
          ))}
        </fieldset>
      )}
    </form>
  );
}
