import { useRef, useState } from 'react';
import { readFromTab, saveInTab } from '../../../../lib/browser/tab-storage';
import type { Refusal, State } from '../state';
import type { Act, Action, Refused } from './context';
import { refusalOf, request } from './request';

const IS_ON = 'editor';

/** Tells whether the editor was on when this tab left the last page. */
export const wasOn = () => readFromTab(IS_ON) === true;

/** What the owner is told once something is done. */
const DONE: Record<Action, string> = {
  change: 'Сохранено.',
  hosting: 'Сохранено.',
  undo: 'Отменено.',
  redo: 'Возвращено.',
};

/** The button that does something after a conflict, too. */
const OVERWRITE: Record<Action, string> = {
  change: 'Записать моё',
  hosting: 'Записать моё',
  undo: 'Отменить всё равно',
  redo: 'Вернуть всё равно',
};

/** Shows why a change was refused. Undefined hides the message. */
type ShowRefusal = (refused: Refused | undefined) => void;

/** What the preview knows of the content while the editor is on, and what it is asked to do. */
export function useContent(showRefusal: ShowRefusal) {
  const [state, setState] = useState<State>();
  const [status, setStatus] = useState('');
  const { isBusy, enqueue } = useQueue();
  /** Counts the changes, so that what was read before one is not taken for the state after it. */
  const changes = useRef(0);
  /** Ignores an answer that arrives after the editor was turned off. */
  const update = (fresh: State) => setState((before) => before && fresh);

  /** Has the preview do one step after the other. */
  const act: Act = (action, body, options = {}) => {
    showRefusal(undefined);
    setStatus('Сохраняю…');
    return enqueue(async (saved) => {
      const { form } = options;
      changes.current += 1;
      const asked = typeof body === 'function' ? body(saved.get(form)) : body;
      try {
        const response = await request(action, asked, options.files);
        const fresh: State = await response.json();
        update(fresh);
        setStatus([DONE[action], ...fresh.notes].join(' '));
        options.onDone?.(fresh);
        if (form) saved.set(form, fresh);
      } catch (error) {
        const refusal = refusalOf(error);
        // After a conflict the editor also reads what somebody else has changed, so that the owner can undo that change.
        if (refusal.current) refresh().catch(() => {});
        const tryAgain = (expected: unknown[]) => act(action, { ...asked, expected }, options);
        showRefusal({ ...withRetry(refusal, action, tryAgain), form });
        setStatus('');
      }
    });
  };

  /** Reads what has changed elsewhere. */
  async function refresh() {
    const count = changes.current;
    const response = await request('state', { version: state?.version });
    const fresh: State | null = await response.json();
    if (fresh && count === changes.current) update(fresh);
  }

  /** Turns the editor on or off, also for the next page of this tab. */
  async function toggle() {
    setStatus('');
    saveInTab(IS_ON, state ? undefined : true);
    if (state) return setState(undefined);
    const response = await request('state', {});
    setState(await response.json());
  }

  return { state, status, isBusy, act, refresh, toggle, clearStatus: () => setStatus('') };
}

/** The states after the saves of one queue, by the places of their forms. */
type SavedForms = Map<string | undefined, State>;

/** Runs one step after the other. */
function useQueue() {
  const [waiting, setWaiting] = useState(0);
  const last = useRef<Promise<void>>(undefined);
  const saved = useRef<SavedForms>(new Map());

  async function enqueue(step: (saved: SavedForms) => Promise<void>) {
    setWaiting((count) => count + 1);
    const own = Promise.resolve(last.current).then(() => step(saved.current));
    last.current = own;
    await own;
    // Once the queue is empty, the next change again starts from what its form shows: files may have changed meanwhile, and
    // the owner must see that.
    if (last.current === own) saved.current.clear();
    setWaiting((count) => count - 1);
  }

  return { isBusy: waiting > 0, enqueue };
}

/** After a conflict, offers to write over what stands there by now. */
function withRetry(
  refusal: Refusal,
  action: Action,
  tryAgain: (expected: unknown[]) => void,
): Refused {
  const { current } = refusal;
  if (!current) return refusal;
  return { ...refusal, label: OVERWRITE[action], retry: () => tryAgain(current) };
}
