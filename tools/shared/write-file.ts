import { renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whenReleased } from '../../lib/content/held-file';

/**
 * Replaces the text of a file, or creates it. Writes another file first and renames it, so that a power cut leaves the
 * old text or the new one. The permissions of the file stay as they are.
 *
 * @param file its path from the root, which messages name
 * @param unfinished the path of the other file from the root
 * @throws {Error} in Russian for a file that another program holds
 */
export function replaceFile(root: string, file: string, text: string, unfinished = `${file}.part`) {
  const path = join(root, file);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  whenReleased(file, () => {
    writeFileSync(join(root, unfinished), text, { flush: true, mode });
    renameSync(join(root, unfinished), path);
  });
}
