import { join } from 'node:path/posix';
import { hashOf, type SiteFile } from './site-files';

/** Files wait in this folder of the host, complete, until all of them have arrived. Its name is hidden from visitors. */
export const STAGING = '.publishing';

/** The path where a file waits. It is made of the file's path and content, so that no two files share one. */
export function stagedPath({ path, hash }: SiteFile): string {
  return join(STAGING, hashOf(`${path} ${hash}`));
}

/**
 * Returns where the old file is kept while a new one takes its place. A path beside the file could be taken by a file
 * that is not ours.
 */
export function asidePath(path: string): string {
  return join(STAGING, `${hashOf(path)}.old`);
}

/** True for a name that a publication gives to a file in its folder. The host may list others there. */
export function isStagedName(name: string): boolean {
  return /^([\da-f]{32}(\.old)?|list)$/.test(name);
}
