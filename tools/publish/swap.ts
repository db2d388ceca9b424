import { basename } from 'node:path/posix';
import { LIST_PATH, parseList } from './published-list';
import type { RemoteFolder } from './remote-folder';
import { asidePath, STAGING } from './staging';

/** What a swap needs of a host. */
type Files = Pick<RemoteFolder, 'remove'> & {
  exists(path: string): Promise<boolean>;
  /** May fail where the target exists. */
  rename(from: string, to: string): Promise<unknown>;
};

/** A swap that was broken off, and may have left no file in its place. */
export class BrokenSwapError extends Error {
  constructor(
    readonly path: string,
    /** Why it was broken off. */
    override readonly cause: unknown,
  ) {
    super(`${path} may be missing`);
  }
}

/**
 * Puts a file in the place of another one on a server that refuses to rename onto a file. The old file waits aside, and
 * comes back when the new one can't be moved.
 *
 * @throws {BrokenSwapError} when it can't come back, as after a lost connection; `takeBackSwaps` is for the next one
 */
export async function swap({ exists, rename, remove }: Files, from: string, to: string) {
  const aside = asidePath(to);
  const wasThere = await exists(to);
  try {
    if (wasThere) {
      await remove(aside);
      await rename(to, aside);
    }
    await rename(from, to);
  } catch (error) {
    // This error says more than one of the way back would.
    await rename(aside, to).catch(() => {});
    const isThere = !wasThere || (await exists(to).catch(() => false));
    throw isThere ? error : new BrokenSwapError(to, error);
  }
  await remove(aside);
}

/** Moves old files back to their places where a swap was broken off before the new one was there. */
export async function takeBackSwaps(remote: RemoteFolder) {
  const staged = await remote.list(STAGING);
  const takeBack = async (path: string) => {
    const aside = asidePath(path);
    if (!staged.has(basename(aside)) || (await remote.read(path))) return;
    await remote.replace(aside, path);
  };
  // The list names the other files, and may be one of those aside itself.
  await takeBack(LIST_PATH);
  if (![...staged.keys()].some((name) => name.endsWith('.old'))) return;
  const list = parseList(await remote.read(LIST_PATH));
  for (const path of Object.keys(list?.files ?? {})) await takeBack(path);
}
