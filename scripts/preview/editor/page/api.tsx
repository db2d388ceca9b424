import { type ComponentProps, createContext, useContext } from 'react';
import type { Change, Edit } from '../history';
import type { State } from '../server';
import { ACTIONS } from './entries';

/** Why something was not done, and a button to do it all the same. */
export type Refused = { message: string; label?: string; retry?: (typed: object) => void };

export type EditorValue = {
  state: State;
  isBusy: boolean;
  refused: Refused | undefined;
  /** Has the preview do something; what comes of it is the new state. */
  act(action: string, body?: unknown, then?: (fresh: State) => void, file?: File): void;
  refuse(refused: Refused): void;
  upload(path: string, picture: File | undefined): void;
  open(path: string): void;
  close(): void;
};

export const EditorContext = createContext({} as EditorValue);
export const useEditor = () => useContext(EditorContext);

type Action = (typeof ACTIONS)[keyof typeof ACTIONS];

/** Changes the content as the owner has seen it. */
export function useChanges(seen: State) {
  const { act, refuse } = useEditor();
  const labelOf = (path: string) => seen.places[path]?.label ?? path;

  /** Makes edits that belong to one place. */
  function change(path: string, edits: Edit[], then?: () => void, done?: string) {
    const was = edits.map(([at]) => seen.places[at]?.written ?? null);
    act('change', { edits, was, label: labelOf(path), done } satisfies Change, then);
  }

  /** Does something to an entry or an optional part. What goes with it is told first. */
  function run({ edits, done }: Action, path: string, then?: () => void) {
    const all = edits(path, seen);
    const others =
      edits === ACTIONS.remove.edits ? all.slice(0, -1).map(([at]) => labelOf(at)) : [];
    const retry = () => change(path, all, then, done);
    if (others.length === 0) return retry();
    const message = ['На эту запись ссылаются:', ...others].join('\n');
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
  const response = await asked.catch((): never => {
    throw Error('Предпросмотр остановлен. Наберите npm start и обновите страницу.');
  });
  if (response.ok) return response;
  throw await response.json();
}

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}
