import { createContext, useContext } from 'react';
import type { Change } from '../change';
import type { State } from '../server';

type Editor = {
  state: State;
  isBusy: boolean;
  change(change: Change, then?: () => void): void;
  /** Does what changes nothing of the content. */
  attempt(action: () => Promise<unknown>): void;
  open(path: string): void;
};

export const EditorContext = createContext({} as Editor);
export const useEditor = () => useContext(EditorContext);

const token = new URL((document.currentScript as HTMLScriptElement).src).search;

/** @throws {Refusal} when it was not done */
export async function request(
  action: string,
  body: unknown = null,
  file?: File,
): Promise<Response> {
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

/** Returns what the content is then. */
export async function ask(...asked: Parameters<typeof request>): Promise<State> {
  return (await request(...asked)).json();
}

/** Takes a change back. */
export const undo = (id: number): Change => ({ kind: 'undo', paths: [], was: [], id });
