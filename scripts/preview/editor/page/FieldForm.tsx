import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../../lib/format';
import type { Edit } from '../history';
import { usesOf } from '../pages';
import type { Place } from '../places';
import { Button, type Refused, useChanges, useEditor } from './api';
import { ACTIONS, ownerOf, siblingPath } from './entries';
import { RichText } from './RichText';
import { isValue, Tree } from './Tree';

/** Opens one value where it stands, and what it belongs to. The likeliest place of what was clicked comes first. */
export function FieldForm({ paths }: { paths: string[] }) {
  const { state, isBusy, refused, upload, open, close } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(paths.slice(0, 1));
  const [typed, setTyped] = useState<unknown>();
  // The content is read again while the form is open, and the owner has seen the former.
  const [seen] = useState(state);
  const [opener] = useState(document.activeElement as HTMLElement);
  const { change, run } = useChanges(seen);
  const [path = ''] = chosen;
  const seenAt = (one: string) => seen.places[one]?.written;
  const place = state.places[path] ?? seen.places[path];
  const entry = place?.entry;
  const whole = entry ?? ownerOf(path);
  const same = paths.filter((one) => seenAt(one) === seenAt(path));
  const isTyped = typed !== undefined;
  const edits = chosen.map((one): Edit => [one, typed]);
  const isPicture = path.endsWith('.image');

  useEffect(() => {
    const first = path && '[data-value], summary, button';
    if (first) form.current?.querySelector<HTMLElement>(first)?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
    // Focus returns at the end, unless another place was clicked.
    return () => {
      if (document.activeElement === document.body) opener.focus({ preventScroll: true });
    };
  }, [path, opener]);

  function save(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isTyped || chosen.every((one) => seenAt(one) === typed)) close();
    else if (typed === '' && place?.isOptional) run(ACTIONS.remove, path, close);
    else change(path, edits, close);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  }

  if (!place) return null;
  const attributes = {
    'aria-label': place.label,
    'data-changed': (isTyped && !isBusy) || undefined,
    onSubmit: save,
    onKeyDown,
  };
  return (
    <form ref={form} {...attributes}>
      <div>{place.label}</div>
      {paths.length > 1 && (
        <label>
          Где
          <select
            onChange={({ target }) => {
              setChosen(target.value.split(' '));
              setTyped(undefined);
            }}
          >
            {[...paths.map((one) => [one]), ...(same.length > 1 ? [same] : [])].map((all) => (
              <option key={all.join()} value={all.join(' ')}>
                {all.length > 1
                  ? `везде, ${formatCount(all.length, ['раз', 'раза', 'раз'])}`
                  : state.places[all.join()]?.label}
              </option>
            ))}
          </select>
        </label>
      )}
      {isPicture ? (
        <label>
          {place.text}: выберите другой снимок или бросьте его на картинку
          <input
            type="file"
            data-value=""
            accept="image/*,.heic"
            onChange={({ target }) => upload(path, target.files?.[0])}
          />
        </label>
      ) : isValue(place) ? (
        <Control key={path} {...{ place, typed, setTyped }} />
      ) : (
        <Tree path={path} />
      )}
      <p>{usesOf(path, state)}</p>
      {refused && <Problem refused={refused} typed={isTyped ? { edits } : {}} />}
      {isValue(place) && !isPicture && <button type="submit">Сохранить</button>}
      <Button onClick={close}>{isTyped || refused ? 'Отмена' : 'Закрыть'}</Button>
      {entry && (
        <fieldset>
          <legend>Запись: {state.places[entry]?.title}</legend>
          {Object.values(ACTIONS).map((action) => {
            const openCopy = () => open(siblingPath(entry, 1) + path.slice(entry.length));
            const then = action === ACTIONS.copy ? openCopy : close;
            return (
              <Button
                key={action.word}
                // The second click of two would be one on the next entry.
                onClick={({ detail }) => detail < 2 && run(action, entry, then)}
              >
                {action.word}
              </Button>
            );
          })}
        </fieldset>
      )}
      <details>
        <summary>Все поля: {state.places[whole]?.title}</summary>
        <Tree path={whole} />
      </details>
    </form>
  );
}

export type ControlProps = { place: Place; typed: unknown; setTyped(value: unknown): void };

/** The control for one value, as its schema describes it. */
function Control({ place, typed, setTyped }: ControlProps) {
  const { label, written, options, limit } = place;
  if (options.length === 0 && limit) return <RichText {...{ place, typed, setTyped }} />;
  const common = { 'data-value': '', 'aria-label': label, defaultValue: String(written ?? '') };
  if (options.length === 0) {
    const read = ({ target }: { target: HTMLInputElement }) =>
      setTyped(typeof written === 'number' ? target.valueAsNumber : target.value);
    const kind = typeof written === 'number' ? 'number' : 'text';
    return <input {...common} type={kind} step="any" onChange={read} />;
  }
  return (
    <select {...common} onChange={({ target }) => setTyped(options[target.selectedIndex]?.value)}>
      {options.map((one) => (
        <option key={one.label} value={String(one.value)}>
          {one.label}
        </option>
      ))}
    </select>
  );
}

/** Why something was not done. What the owner has typed meanwhile goes with the remedy. */
export function Problem({ refused, typed = {} }: { refused: Refused; typed?: object }) {
  const { message, label, retry } = refused;
  return (
    <div role="alert">
      <p>{message}</p>
      {retry && <Button onClick={() => retry(typed)}>{label}</Button>}
    </div>
  );
}
