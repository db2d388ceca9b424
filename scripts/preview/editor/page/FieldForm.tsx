import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Edit } from '../../../../content/yaml-edit';
import { outerPaths, ownerOf } from '../paths';
import type { State } from '../state';
import { Button } from './Button';
import { Control } from './Control';
import { useEditor } from './context';
import type { Typed } from './control-props';
import { EntryActions } from './EntryActions';
import { editsOf, type Rows, wrongCell } from './month-rows';
import { Problem } from './Problem';
import { References } from './References';
import { Tree } from './Tree';
import { useChanges } from './use-changes';

/** Opens one place where it stands, and what it belongs to. Other places of the same words are listed. */
export function FieldForm({ paths }: { paths: string[] }) {
  const { state, isBusy, refused, refuse, close } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [path] = useState(() => formPlace(paths[0] ?? '', state));
  const [typed, setAllTyped] = useState<Typed>({});
  // The content may be read again while the form is open; a conflict is found against what the owner saw.
  const [seen] = useState(state);
  const { change } = useChanges(seen);
  const place = state.places[path] ?? seen.places[path];
  const whole = place?.entry ?? ownerOf(path);
  const isTyped = Object.keys(typed).length > 0;
  const setTyped = (at: string, value: unknown) =>
    setAllTyped((before) => ({ ...before, [at]: value }));

  useFocusInside(form, path);

  function save(event?: FormEvent | KeyboardEvent, current?: unknown[]) {
    event?.preventDefault();
    const mistake = mistakeIn(typed, seen);
    if (mistake) return refuse({ message: mistake });
    const edits = Object.entries(typed).flatMap(([at, value]) => editsFor(at, value, seen));
    const done = place?.control.kind === 'months' ? 'изменена таблица' : undefined;
    if (edits.length === 0) close();
    else change(path, edits, { onDone: close, current, done, isFormSave: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  }

  if (!place) return null;
  const { kind } = place.control;
  const { current, isFormSave } = refused ?? {};
  const retry = current && isFormSave ? { retry: () => save(undefined, current) } : {};
  const problem = refused && { ...refused, ...retry };
  const attributes = {
    'aria-label': place.label,
    'data-place': path,
    'data-unsaved': (isTyped && !isBusy) || undefined,
    onSubmit: save,
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
      {whole !== path && whole !== 'env' && (
        <details>
          <summary>Все поля: {state.places[whole]?.title}</summary>
          <Tree path={whole} />
        </details>
      )}
    </form>
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

/** What cannot be saved as it is typed. */
function mistakeIn(typed: Typed, { places }: State): string | undefined {
  for (const [path, value] of Object.entries(typed)) {
    const { control, written, isOptional } = places[path] ?? {};
    if (control?.kind === 'months') return wrongCell(value as Rows, control.columns);
    if (typeof written === 'number' && !isOptional && typeof value !== 'number') {
      return 'Не хватает числа. Впишите его.';
    }
  }
  return undefined;
}

/** The edits that write what was typed at a place. An emptied text that may be left out is removed. */
function editsFor(path: string, value: unknown, { places }: State): Edit[] {
  const { control, written, isOptional } = places[path] ?? {};
  if (control?.kind === 'months') {
    return editsOf(path, written as Record<string, unknown>[], value as Rows, control.columns);
  }
  if (value === (written ?? '')) return [];
  const isMissing = written === undefined;
  if (value === '' && (isOptional || isMissing)) return [{ action: 'remove', path }];
  return [{ action: 'set', path, value }];
}
