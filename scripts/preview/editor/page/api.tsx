import { type ComponentProps, createContext, useContext } from 'react';
import { fillIn } from '../../../../content/figures';
import type { Edit } from '../../../../content/yaml-edit';
import type { PublishRequest } from '../../../publish/events';
import type { Change } from '../history';
import { describeValue } from '../names';
import type { Refusal, State } from '../state';
import { ACTIONS, type Action } from './entries';
import type { Publication } from './use-publication';

/** Why something was not done, and a button to do it all the same. */
export type Refused = Refusal & {
  label?: string;
  retry?: () => void;
  isFormSave?: boolean | undefined;
};

/** Has the preview change something. `onDone` gets the state after it. */
export type Act = (
  action: string,
  body?: unknown,
  options?: {
    onDone?: ((fresh: State) => void) | undefined;
    file?: File;
    /** The save of an open form, which makes its own retry of what is typed there by then. */
    isFormSave?: boolean | undefined;
  },
) => void;

export type EditorValue = {
  state: State;
  isBusy: boolean;
  publication: Publication;
  publish(options: PublishRequest): void;
  refused: Refused | undefined;
  act: Act;
  /** Shows why something was not done, or that this is over. */
  refuse(refused: Refused | undefined): void;
  upload(path: string, picture: File | undefined): void;
  open(path: string): void;
  close(): void;
};

export const EditorContext = createContext({} as EditorValue);
export const useEditor = () => useContext(EditorContext);

type Options = {
  onDone?: (() => void) | undefined;
  /** What is done, other than giving a place a value. */
  done?: string | undefined;
  /** The current values, which the owner agrees to overwrite after a conflict. */
  current?: unknown[] | undefined;
  isFormSave?: boolean;
};

/** Changes the content as the owner has seen it. */
export function useChanges(seen: State) {
  const { act, refuse } = useEditor();
  const labelOf = (path: string) => seen.places[path]?.label ?? path;
  const seenAt = ({ action, path }: Edit) =>
    action === 'insert' ? null : (seen.places[path]?.written ?? null);

  /** The value of a place before and after an edit, as the form shows them. */
  function valuesInWords(edit: Edit | undefined) {
    const place = edit && seen.places[edit.path];
    const value = edit?.action === 'remove' ? '' : edit?.value;
    const option = place?.options.find((other) => other.value === value);
    return {
      before: place?.text || fillIn(describeValue(place?.written), seen.figures),
      after: option?.label ?? fillIn(describeValue(value), seen.figures),
    };
  }

  /** Makes edits that belong to one place. */
  function change(path: string, edits: Edit[], options: Options = {}) {
    const { onDone, done, current, isFormSave } = options;
    const words = { label: labelOf(path), ...(done ? { after: done } : valuesInWords(edits[0])) };
    const body: Change = { edits, expected: current ?? edits.map(seenAt), words };
    act('change', body, { onDone, isFormSave });
  }

  /** Does something to an entry or an optional part. What goes with it is told first. */
  function run({ edits, done }: Action, path: string, onDone?: () => void) {
    const all = edits(path, seen);
    const others = edits === ACTIONS.remove.edits ? all.slice(0, -1) : [];
    const retry = () => change(path, all, { onDone, done });
    if (others.length === 0) return retry();
    const places = others.map((edit) => labelOf(edit.path));
    const message = ['На эту запись ссылаются:', ...places].join('\n');
    refuse({ message, label: 'Убрать и это', retry });
  }

  return { change, run };
}

const token = new URL((document.currentScript as HTMLScriptElement).src).search;

/** @throws {Refusal} when it was not done */
export async function request(action: string, body: unknown, file?: File): Promise<Response> {
  const form = new FormData();
  form.set('body', JSON.stringify(body));
  if (file) form.set('file', file);
  const asked = fetch(`/__editor/${action}${token}`, { method: 'POST', body: form });
  const response = await asked.catch(failStopped);
  if (response.ok) return response;
  throw await response.json();
}

/** @throws {Error} always: no answer comes from a preview that has ended */
export function failStopped(): never {
  throw new Error('Предпросмотр остановлен. Запустите сайт ещё раз и обновите страницу.');
}

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}
