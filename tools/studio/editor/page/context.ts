import { createContext, useContext } from 'react';
import type { PublishRequest } from '../../../shared/publish-events';
import type { Bodies } from '../actions';
import type { Refusal, State } from '../state';
import type { Publication } from './use-publication';

/** Why something was not done, and a button to do it all the same. */
export type Refused = Refusal & {
  label?: string;
  retry?: () => void;
  isFormSave?: boolean | undefined;
};

type ActOptions = {
  /** Gets the state after the change. */
  onDone?: ((fresh: State) => void) | undefined;
  file?: File;
  /** Set when an open form saves. After a conflict that form retries with what is typed by then. */
  isFormSave?: boolean | undefined;
};

/** Has the preview change something. */
export type Act = <Action extends 'change' | 'undo' | 'hosting'>(
  action: Action,
  body: Bodies[Action],
  options?: ActOptions,
) => void;

type EditorValue = {
  state: State;
  isBusy: boolean;
  publication: Publication;
  publish(options: PublishRequest): void;
  refused: Refused | undefined;
  act: Act;
  /** Shows why a change was refused. Undefined hides the message. */
  refuse(refused: Refused | undefined): void;
  upload(path: string, picture: File | undefined): void;
  open(path: string): void;
  close(): void;
};

export const EditorContext = createContext<EditorValue | undefined>(undefined);

export function useEditor(): EditorValue {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext around it');
  return editor;
}
