import {
  type FocusEvent,
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
import { type Refused, useEditor } from './context';
import { isSecret } from './drafts';
import { EntryActions } from './EntryActions';
import { returnFocus } from './focus';
import { Problem } from './Problem';
import { References } from './References';
import { Tree } from './Tree';
import { useTyped } from './use-typed';

type Form = RefObject<HTMLFormElement | null>;

type FieldFormProps = { paths: string[]; focused?: string | undefined };

/** Opens one place where it stands, and what it belongs to. Other places of the same words are listed. */
export function FieldForm({ paths, focused }: FieldFormProps) {
  const { state, refused, close } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [path] = useState(() => formPlace(paths[0] ?? '', state));
  // The form keeps the state it was opened with, because the editor may read the content again meanwhile.
  const [opened] = useState(state);
  const { typed, setTyped, save, discard, seen, isUnsaved, isDraft } = useTyped(path, opened);
  const place = state.places[path] ?? seen.places[path];
  const whole = place?.entry ?? ownerOf(path);

  useFocusInside(form, path, focused);
  const rememberField = useFocusAfterRefusal(form, refused?.form === path ? refused : undefined);

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
  const { current, form: refusedForm = path } = refused ?? {};
  const retry = current && refused?.form ? { retry: () => save(current) } : {};
  const problem = refusedForm === path && refused && { ...refused, ...retry };
  const attributes = {
    'aria-label': place.label,
    'data-place': path,
    'data-unsaved': isUnsaved || undefined,
    onSubmit,
    onKeyDown,
    onFocus: rememberField,
  };
  return (
    <form ref={form} {...attributes} className={kind === 'months' ? 'wide' : undefined}>
      <div>{place.label}</div>
      {place.hint && <p>{place.hint}</p>}
      <Others paths={paths.slice(1)} />
      {isDraft && <DraftNote onSite={state.places[path]?.text} />}
      {isSecret(path) && <p>Ключи в черновиках не хранятся: сохраните этот сразу.</p>}
      <Control {...{ place, path, typed, setTyped }} />
      <References path={path} />
      {problem && <Problem refused={problem} own={path} />}
      {kind !== 'picture' && kind !== 'parts' && <button type="submit">Сохранить</button>}
      <Button onClick={discard}>{isUnsaved || refused ? 'Отмена' : 'Закрыть'}</Button>
      {place.entry && <EntryActions path={path} entry={place.entry} seen={seen} />}
      {whole !== path && whole !== 'env' && <AllFieldsOf whole={whole} />}
    </form>
  );
}

/** Says that the form has words from before, and what the site says instead. */
function DraftNote({ onSite }: { onSite: string | undefined }) {
  return (
    <p role="status">
      Эти слова вы печатали раньше, они ещё не сохранены.{onSite && ` Сейчас на сайте: ${onSite}`}
    </p>
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

/** Moves the focus to a button or the first control, and back at the end, unless another place was clicked. */
function useFocusInside(form: Form, path: string, focused: string | undefined) {
  useEffect(() => {
    const buttons = [...(form.current?.querySelectorAll('button') ?? [])];
    const button = focused && buttons.find(({ textContent }) => textContent === focused);
    const first = path && '[data-value], summary, button';
    if (button) button.focus();
    else if (first) form.current?.querySelector<HTMLElement>(first)?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
    return () => returnFocus(path);
  }, [form, path, focused]);
}

/** After a refusal the focus is in the field again: in the first wrong one, or in the one that was used last. */
function useFocusAfterRefusal(form: Form, refused: Refused | undefined) {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!refused) return;
    const wrong = form.current?.querySelector<HTMLElement>('[data-value][aria-invalid="true"]');
    (wrong ?? last.current)?.focus();
  }, [form, refused]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches('[data-value]')) last.current = target;
  };
}

/** Months are opened as the table that they are in, and values that depend on each other as their group. */
export function formPlace(path: string, { places }: State): string {
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
