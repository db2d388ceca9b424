import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { outerPaths, ownerOf } from '../paths';
import type { State } from '../state';
import { Button } from './Button';
import { Control } from './Control';
import { useEditor } from './context';
import { EntryActions } from './EntryActions';
import { Problem } from './Problem';
import { References } from './References';
import { Tree } from './Tree';
import { useTyped } from './use-typed';

/** Opens one place where it stands, and what it belongs to. Other places of the same words are listed. */
export function FieldForm({ paths }: { paths: string[] }) {
  const { state, isBusy, refused, close } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [path] = useState(() => formPlace(paths[0] ?? '', state));
  // The form keeps the state it was opened with, because the editor may read the content again meanwhile.
  const [seen] = useState(state);
  const { typed, setTyped, save } = useTyped(path, seen);
  const place = state.places[path] ?? seen.places[path];
  const whole = place?.entry ?? ownerOf(path);
  const isTyped = Object.keys(typed).length > 0;

  useFocusInside(form, path);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  function onKeyDown(event: KeyboardEvent) {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    if (isSave) save();
    else close();
  }

  if (!place) return null;
  const { kind } = place.control;
  const { current, isFormSave } = refused ?? {};
  const retry = current && isFormSave ? { retry: () => save(current) } : {};
  const problem = refused && { ...refused, ...retry };
  const attributes = {
    'aria-label': place.label,
    'data-place': path,
    'data-unsaved': (isTyped && !isBusy) || undefined,
    onSubmit,
    onKeyDown,
  };
  return (
    <form ref={form} {...attributes} className={kind === 'months' ? 'wide' : undefined}>
      <div>{place.label}</div>
      {place.hint && <p>{place.hint}</p>}
      <Others paths={paths.slice(1)} />
      <Control {...{ place, path, typed, setTyped }} />
      <References path={path} />
      {problem && <Problem refused={problem} own={path} />}
      {kind !== 'picture' && kind !== 'parts' && <button type="submit">Сохранить</button>}
      <Button onClick={close}>{isTyped || refused ? 'Отмена' : 'Закрыть'}</Button>
      {place.entry && <EntryActions path={path} entry={place.entry} seen={seen} />}
      {whole !== path && whole !== 'env' && <AllFieldsOf whole={whole} />}
    </form>
  );
}

function AllFieldsOf({ whole }: { whole: string }) {
  const { state } = useEditor();
  return (
    <details>
      <summary>Все поля: {state.places[whole]?.title}</summary>
      <Tree path={whole} />
    </details>
  );
}

/** Moves the focus to the first control, and back at the end, unless another place was clicked. */
function useFocusInside(form: RefObject<HTMLFormElement | null>, path: string) {
  const [opener] = useState(document.activeElement as HTMLElement);
  useEffect(() => {
    const first = path && '[data-value], summary, button';
    if (first) form.current?.querySelector<HTMLElement>(first)?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (document.activeElement === document.body) opener.focus({ preventScroll: true });
    };
  }, [form, path, opener]);
}

/** Months are opened as the table that they are in, and values that depend on each other as their group. */
function formPlace(path: string, { places }: State): string {
  const isWhole = (outer: string) => {
    const control = places[outer]?.control;
    return (
      control?.kind === 'months' || (control?.kind === 'group' && control.paths.includes(path))
    );
  };
  return outerPaths(path).find(isWhole) ?? path;
}

/** The other places of what was clicked. */
function Others({ paths }: { paths: string[] }) {
  const { state, open } = useEditor();
  if (paths.length === 0) return null;
  return (
    <p>
      Здесь же:{' '}
      {paths.map((path) => (
        <Button key={path} onClick={() => open(path)}>
          {state.places[path]?.label}
        </Button>
      ))}
    </p>
  );
}
