import { setTimeout } from 'node:timers/promises';
import { formatCount } from '../../lib/format';
import { type Hosting, saveFingerprint } from '../shared/hosting';
import type { OnEvent } from '../shared/publish-events';
import { explainHostError, isLostConnection } from './host-errors';
import { openRemoteFolder } from './open-remote-folder';
import type { RemoteFolder } from './remote-folder';
import { BrokenSwapError, takeBackSwaps } from './swap';

/** Seconds before each new connection after a lost one. */
const PAUSES_S = [2, 5, 10, 20];

type Action<Result> = (remote: RemoteFolder) => Promise<Result>;

/** What tests replace. */
type Means = { open?: typeof openRemoteFolder; wait?: (milliseconds: number) => Promise<unknown> };

export type HostSession = ReturnType<typeof hostSession>;

/** The connections of one publication to the owner's hosting. */
export function hostSession(
  hosting: Hosting,
  root: string,
  { open = openRemoteFolder, wait = setTimeout }: Means = {},
) {
  let { fingerprint } = hosting;
  // After the first success the address is known to be right, so a network error means an outage.
  let hasAnswered = false;
  /** A file of the site that a lost connection may have left without one. */
  let brokenSwap: string | undefined;

  function rememberHostKey(seen: string) {
    fingerprint = seen;
    saveFingerprint(root, hosting, seen);
  }

  /** Connects for one action. Whatever an earlier connection has left half done is taken back first. */
  async function connect<Result>(action: Action<Result>): Promise<Result> {
    const remote = await open({ ...hosting, fingerprint }, rememberHostKey);
    try {
      await takeBackSwaps(remote);
      brokenSwap = undefined;
      const result = await action(remote);
      hasAnswered = true;
      return result;
    } catch (error) {
      if (!(error instanceof BrokenSwapError)) throw error;
      brokenSwap = error.path;
      throw error.cause;
    } finally {
      await remote.close().catch(() => {});
    }
  }

  const isLost = (error: unknown) => isLostConnection(error, hasAnswered);
  const explain = (error: unknown) => explainHostError(error, hosting, { hasAnswered, brokenSwap });
  return { hosting, connect, isLost, explain, wait };
}

/** Runs an action that can be resumed, and runs it again on a new connection when the connection is lost. */
export async function connectUntilDone<Result>(
  session: HostSession,
  action: Action<Result>,
  onEvent: OnEvent,
): Promise<Result> {
  for (const pause of PAUSES_S) {
    try {
      return await session.connect(action);
    } catch (error) {
      if (!session.isLost(error)) throw error;
      const seconds = formatCount(pause, ['секунду', 'секунды', 'секунд']);
      const text = `Связь с хостингом прервалась. Подключусь ещё раз через ${seconds}.\n`;
      onEvent({ type: 'text', text });
      await session.wait(pause * 1000);
    }
  }
  return session.connect(action);
}
