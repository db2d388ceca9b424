import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isIn, outerPaths, ownerOf } from '../paths';
import type { PlaceControl } from '../places';
import type { State } from '../state';
import { Button } from './Button';
import { Control } from './Control';
import { type Refused, useEditor } from './context';
import { isKept, isSecret } from './drafts';
import { EntryActions } from './EntryActions';
import { returnFocus } from './focus';
import { Problem } from './Problem';
import { References } from './References';
import { useTyped } from './use-typed';

type Form = RefObject<HTMLFormElement | null>;

type FieldFormProps = { paths: string[]; focused?: string | undefined };

/** What the form of a place is styled as. A table of months is wider than other forms, the form of an entry taller. */
const FORM_CLASSES: Partial<Record<PlaceControl['kind'], string>> = {
  months: 'wide',
  whole: 'tall',
};

/** Opens one place where it stands, and what it belongs to. Other places of the same words are listed. */
export function FieldForm({ paths, focused }: FieldFormProps) {
  const { state, refused, open, leave, close } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [path] = useState(() => formPlace(paths[0] ?? '', state));
  // The form keeps the state it was opened with, because the editor may read the content again meanwhile.
  const [opened] = useState(state);
  const { typed, setTyped, save, drop, discard, seen, isUnsaved, isDraft } = useTyped(path, opened);
  const place = state.places[path] ?? seen.places[path];
  const whole = place?.whole ?? ownerOf(path);

  useFocusInside(form, path, { button: focused, cell: paths[0] ?? '' });
  const rememberField = useFocusAfterRefusal(form, refused?.form === path ? refused : undefined);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  /** The question about typed words resets the form when the owner agrees to lose them. */
  function onReset(event: FormEvent) {
    event.preventDefault();
    drop();
  }

  function onKeyDown(event: KeyboardEvent) {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    if (isSave) save();
    // A draft brings the words back. Without one they would be lost.
    else if (isKept(path, typed) || leave()) close();
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
    onReset,
    onKeyDown,
    onFocus: rememberField,
  };
  return (
    <form ref={form} {...attributes} className={FORM_CLASSES[kind]}>
      <div>{place.label}</div>
      {place.hint && <p>{place.hint}</p>}
      <Others paths={paths.slice(1)} />
      {isDraft && <DraftNote onSite={state.places[path]?.text} />}
      {isSecret(path) && <p>Ключи в черновиках не хранятся: сохраните этот сразу.</p>}
      <Control {...{ place, path, typed, setTyped }} />
      <References path={path} />
      {problem && (
        <Problem refused={kind === 'whole' ? problemOutside(path, problem) : problem} own={path} />
      )}
      {kind !== 'picture' && kind !== 'parts' && <button type="submit">Сохранить</button>}
      <Button onClick={discard}>{isUnsaved || refused ? 'Отмена' : 'Закрыть'}</Button>
      <EntryActions path={path} entry={place.entry ?? path} seen={seen} />
      {whole && whole !== path && whole !== 'env' && (
        <Button onClick={() => open(whole)}>Все поля: {state.places[whole]?.title}</Button>
      )}
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

/** What the fields of a form do not tell themselves. */
function problemOutside(path: string, refused: Refused): Refused {
  return {
    ...refused,
    problems: refused.problems?.filter((problem) => !isIn(problem.path, path)) ?? [],
  };
}

/** What an open form moves the focus to: a button by its words, or the cell of a table by its place. */
type FocusTarget = { button: string | undefined; cell: string };

/** Moves the focus to a button, a cell or the first control, and back at the end, unless another place was clicked. */
function useFocusInside(form: Form, path: string, { button, cell }: FocusTarget) {
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const buttons = [...(form.current?.querySelectorAll('button') ?? [])];
    const named = buttons.find(({ textContent }) => textContent === button);
    const isCell = cell !== path;
    const clicked = isCell ? find(`[data-cell="${cell}"], [data-cell^="${cell}."]`) : undefined;
    const first = path ? find('[data-value], summary, button') : undefined;
    (named ?? clicked ?? first)?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
    return () => returnFocus(path);
  }, [form, path, button, cell]);
}

/** A wrong cell of a table, or a field with a problem below it. */
const WRONG_FIELD = `[data-value][aria-invalid="true"], .whole :has(> [role="alert"]) :is([data-value], button)`;

/** After a refusal the focus is in the field again: in the first wrong one, or in the one that was used last. */
function useFocusAfterRefusal(form: Form, refused: Refused | undefined) {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!refused) return;
    const wrong = form.current?.querySelector<HTMLElement>(WRONG_FIELD);
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
    return control?.kind === 'months' || (control?.kind === 'whole' && control.isTogether);
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
