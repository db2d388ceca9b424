import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whenReleased } from '../../lib/content/held-file';

type Options = {
  /** The path of the unfinished file from the root. */
  unfinished?: string;
  /** Hides the file from the other users of the computer. */
  isPrivate?: boolean;
};

/**
 * Replaces a file, or creates it. Writes another file first and renames it, so that a power cut or a full disk leaves
 * the old content or the new one. The permissions of the file stay as they are.
 *
 * @param file its path from the root, which messages name
 * @throws {Error} in Russian for a file that another program holds
 */
export function replaceFile(
  root: string,
  file: string,
  content: string | Buffer,
  { unfinished = `${file}.part`, isPrivate = false }: Options = {},
) {
  const path = join(root, file);
  const written = join(root, unfinished);
  const present = statSync(path, { throwIfNoEntry: false })?.mode;
  const mode = isPrivate ? (present ?? 0o600) & 0o700 : present;
  try {
    whenReleased(file, () => {
      // What a power cut has left may have other permissions.
      rmSync(written, { force: true });
      writeFileSync(written, content, { flag: 'wx', flush: true, mode });
      renameSync(written, path);
    });
  } catch (error) {
    rmSync(written, { force: true, recursive: true });
    throw error;
  }
}
