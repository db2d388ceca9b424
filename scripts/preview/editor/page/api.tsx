import { type ComponentProps, createContext, useContext } from 'react';
import type { Refusal } from '../change';
import type { State } from '../server';

/** Why something was not done, and for a change the way to do it all the same. */
export type Refused = Refusal & { retry: ((part: object) => void) | undefined };

type Editor = {
  state: State;
  isBusy: boolean;
  /** Has the preview do something; what comes of it is the new state. */
  act(action: string, body: unknown, then?: (fresh: State) => void, file?: File): void;
  refuse(refusal: Refusal): void;
  open(path: string): void;
};

export const EditorContext = createContext({} as Editor);
export const useEditor = () => useContext(EditorContext);

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
