import { createContext, useContext } from 'react';
import type { PublishRequest } from '../../../shared/publish-events';
import type { Bodies } from '../actions';
import type { Refusal, State } from '../state';
import type { Publication } from './use-publication';

/** Why something was not done, and a button to do it all the same. */
export type Refused = Refusal & {
  label?: string;
  retry?: () => void;
  /** The place of the form that could not be saved. */
  form?: string | undefined;
};

type ActOptions = {
  /** Gets the state after the change. */
  onDone?: ((fresh: State) => void) | undefined;
  /** Chosen pictures by their places. */
  files?: Record<string, File> | undefined;
  /** The place of the form that saves, which shows a refusal. After a conflict it retries with its present words. */
  form?: string | undefined;
};

/** What the preview can be asked to change. */
export type Action = 'change' | 'undo' | 'redo' | 'hosting';

/**
 * Asks the preview to change something, after all that it was asked before.
 *
 * A function is called for the body when the change has its turn. Where it waited for a save of its own form, it gets
 * the state after that save. It gets no state after other changes: they may have moved another entry to its place, which
 * the preview then reports as a conflict.
 *
 * @returns a promise that is fulfilled at the end, also after a refusal, which is shown
 */
export type Act = <Asked extends Action>(
  action: Asked,
  body: Bodies[Asked] | ((saved: State | undefined) => Bodies[Asked]),
  options?: ActOptions,
) => Promise<void>;

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
  /** @param focused the name of the button that gets the focus, instead of the first field */
  open(path: string, focused?: string): void;
  /** Asks about words that are typed and not saved, and closes their form. Returns false if the owner keeps them. */
  leave(): boolean;
  close(): void;
};

export const EditorContext = createContext<EditorValue | undefined>(undefined);

export function useEditor(): EditorValue {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext around it');
  return editor;
}
