import { useRef, useState } from 'react';
import { fieldsOf } from '../../../../lib/fields-of';
import type { Refusal, State } from '../state';
import { type Act, type Refused, request } from './api';

const SAVING = 'Сохраняю…';

/** Shows why something was not done, or that this is over. */
type ShowRefusal = (refused: Refused | undefined) => void;

/** What the preview knows of the content while the editor is on, and what it is asked to do. */
export function useContent(showRefusal: ShowRefusal) {
  const [state, setState] = useState<State>();
  const [status, setStatus] = useState('');
  const isBusy = status === SAVING;
  /** Counts the changes, so that what was read before one is not taken for the state after it. */
  const changes = useRef(0);
  /** Ignores an answer that arrives after the editor was turned off. */
  const update = (fresh: State) => setState((before) => before && fresh);

  /** Has the preview do one step after the other. */
  const act: Act = async (action, body = null, options = {}) => {
    if (isBusy) return;
    changes.current += 1;
    setStatus(SAVING);
    try {
      const fresh: State = await (await request(action, body, options.file)).json();
      update(fresh);
      showRefusal(undefined);
      setStatus([action === 'undo' ? 'Отменено.' : 'Сохранено.', ...fresh.notes].join(' '));
      options.onDone?.(fresh);
    } catch (error) {
      // After a conflict the page shows what has changed elsewhere, and offers to take that back.
      if ((error as Refusal).current) refresh().catch(() => {});
      const tryAgain = (expected: unknown[]) =>
        act(action, { ...fieldsOf(body), expected }, options);
      const refused = withRetry(error as Refusal, action, tryAgain);
      showRefusal({ ...refused, isFormSave: options.isFormSave });
      setStatus('');
    }
  };

  /** Reads what has changed elsewhere. */
  async function refresh() {
    const count = changes.current;
    const response = await request('state', { version: state?.version });
    const fresh: State | null = await response.json();
    if (fresh && count === changes.current) update(fresh);
  }

  /** Turns the editor on or off. */
  async function toggle() {
    setStatus('');
    if (state) return setState(undefined);
    const response = await request('state', null);
    setState(await response.json());
  }

  return { state, status, isBusy, act, refresh, toggle };
}

/** After a conflict, offers to write over what stands there by now. */
function withRetry(
  { message, current, ...refusal }: Refusal,
  action: string,
  tryAgain: (expected: unknown[]) => void,
): Refused {
  // An error has no properties of its own to copy, so its message is named.
  if (!current) return { ...refusal, message };
  const label = action === 'undo' ? 'Вернуть всё равно' : 'Записать моё';
  return { ...refusal, message, current, label, retry: () => tryAgain(current) };
}
