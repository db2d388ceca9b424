import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const DEPLOY = join(__dirname, '../../deploy');

/** Puts the sub-path into the text of a file for a host. */
type Rebase = (text: string, basePath: string) => string;

/** The files that hosts read from the site's own folder, and where each of them needs the whole path. */
const files: Record<string, Rebase> = {
  'apache/.htaccess': (text, basePath) =>
    text.replace(/^(ErrorDocument \d+ )\//gm, `$1${basePath}/`),
  'netlify-cloudflare/_headers': (text, basePath) => text.replace(/^\//gm, `${basePath}/`),
  'github-pages/.nojekyll': (text) => text,
};

/**
 * Lays the files that hosts read from the site's own folder into an export, so that the owner need not remember them.
 *
 * @param basePath the sub-path the site is hosted under, such as `/site`; empty at the root
 */
export async function writeHostFiles(folder: string, basePath: string): Promise<void> {
  for (const [path, rebase] of Object.entries(files)) {
    const text = await readFile(join(DEPLOY, path), 'utf8');
    await writeFile(join(folder, basename(path)), rebase(text, basePath));
  }
}
