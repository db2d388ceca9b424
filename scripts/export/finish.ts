import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '../lib/routes';

/** The copies of the missing page that Next writes as pages of their own: a host would answer them with 200. */
const SPARE_FOLDERS = ['404', '_not-found'];

/**
 * Makes an export ready for a static host.
 *
 * @throws {Error} when the export is not what Next is known to write, so that a new version cannot slip through
 */
export async function finishExport(folder: string): Promise<void> {
  const pages = ['404.html', ...routes.map(({ path }) => join(path, 'index.html'))];
  const missing = pages.filter((page) => !existsSync(join(folder, page)));
  if (missing.length > 0) {
    throw new Error(`В собранном сайте нет страниц: ${missing.join(', ')}`);
  }
  for (const spare of SPARE_FOLDERS)
    await rm(join(folder, spare), { recursive: true, force: true });
}
