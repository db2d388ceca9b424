import { type ComponentProps, createContext, useContext } from 'react';
import type { Edit } from '../history';
import type { State } from '../server';
import { ACTIONS, removed } from './entries';

/** Why something was not done, and a button to do it all the same. */
export type Refused = { message: string; label?: string; retry?: (typed: object) => void };

type Editor = {
  state: State;
  isBusy: boolean;
  /** Has the preview do something; what comes of it is the new state. */
  act(action: string, body: unknown, then?: (fresh: State) => void, file?: File): void;
  refuse(refused: Refused): void;
  open(path: string): void;
};

export const EditorContext = createContext({} as Editor);
export const useEditor = () => useContext(EditorContext);

/** Changes the content as the owner has seen it. */
export function useChanges(seen: State) {
  const { act, refuse } = useEditor();

  /** Makes edits that belong to one place. A change other than of its value is told by a word. */
  function change(path: string, edits: Edit[], then?: () => void, done?: string) {
    const was = edits.map(([at]) => seen.places[at]?.written ?? null);
    act('change', { edits, was, label: seen.places[path]?.label, done }, then);
  }

  /** Removes an entry or an optional part; what refers to it is told first. */
  function remove(path: string, then?: () => void) {
    const edits = removed(path, seen);
    const retry = () => change(path, edits, then, ACTIONS.remove.done);
    const labels = edits.slice(0, -1).map(([at]) => seen.places[at]?.label);
    if (labels.length === 0) retry();
    else
      refuse({
        message: ['На эту запись ссылаются:', ...labels].join('\n'),
        label: 'Убрать и это',
        retry,
      });
  }

  return { change, remove };
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
