import { useRef, useState } from 'react';
import type { Refusal, State } from '../state';
import type { Act, Refused } from './context';
import { refusalOf, request } from './request';

/** Shows why a change was refused. Undefined hides the message. */
type ShowRefusal = (refused: Refused | undefined) => void;

/** What the preview knows of the content while the editor is on, and what it is asked to do. */
export function useContent(showRefusal: ShowRefusal) {
  const [state, setState] = useState<State>();
  const [status, setStatus] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Counts the changes, so that what was read before one is not taken for the state after it. */
  const changes = useRef(0);
  /** Ignores an answer that arrives after the editor was turned off. */
  const update = (fresh: State) => setState((before) => before && fresh);

  /** Has the preview do one step after the other. */
  const act: Act = async (action, body, options = {}) => {
    if (isBusy) return;
    changes.current += 1;
    setBusy(true);
    setStatus('Сохраняю…');
    try {
      const response = await request(action, body, options.file);
      const fresh: State = await response.json();
      update(fresh);
      showRefusal(undefined);
      setStatus([action === 'undo' ? 'Отменено.' : 'Сохранено.', ...fresh.notes].join(' '));
      options.onDone?.(fresh);
    } catch (error) {
      const refusal = refusalOf(error);
      // After a conflict the editor also reads what somebody else has changed, so that the owner can undo that change.
      if (refusal.current) refresh().catch(() => {});
      const tryAgain = (expected: unknown[]) => act(action, { ...body, expected }, options);
      const refused = withRetry(refusal, action, tryAgain);
      showRefusal({ ...refused, isFormSave: options.isFormSave });
      setStatus('');
    } finally {
      setBusy(false);
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
    const response = await request('state', {});
    setState(await response.json());
  }

  return { state, status, isBusy, act, refresh, toggle };
}

/** After a conflict, offers to write over what stands there by now. */
function withRetry(
  refusal: Refusal,
  action: string,
  tryAgain: (expected: unknown[]) => void,
): Refused {
  const { current } = refusal;
  if (!current) return refusal;
  const label = action === 'undo' ? 'Вернуть всё равно' : 'Записать моё';
  return { ...refusal, label, retry: () => tryAgain(current) };
}
