import type { RemoteFolder } from './remote-folder';
import { asidePath } from './staging';

/** What a swap needs of a host. */
type Files = Pick<RemoteFolder, 'remove'> & {
  exists(path: string): Promise<boolean>;
  /** May fail where the target exists. */
  rename(from: string, to: string): Promise<unknown>;
};

/**
 * Puts a file in the place of another one on a server that refuses to rename onto a file. The old file waits aside, and
 * comes back when the new one can't be moved. A swap that was broken off leaves it there, with or without a new file in
 * its place.
 */
export async function swap({ exists, rename, remove }: Files, from: string, to: string) {
  const aside = asidePath(to);
  if (await exists(to)) {
    await remove(aside);
    await rename(to, aside);
  }
  try {
    await rename(from, to);
  } catch (error) {
    // This error says more than one of the way back would.
    await rename(aside, to).catch(() => {});
    throw error;
  }
  await remove(aside);
}
