import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const DEPLOY = join(__dirname, '../../deploy');

/** Files that hosts read from the site's folder, with the pattern that ends where a path begins. */
const files = {
  'apache/.htaccess': /^ErrorDocument \d+ (?=\/)/gm,
  'netlify-cloudflare/_headers': /^(?=\/)/gm,
  // Matches nothing.
  'github-pages/.nojekyll': /(?!)/,
};

/** Copies these files into an export, and puts the sub-path, such as `/site`, before their paths. */
export async function writeHostFiles(folder: string, basePath: string): Promise<void> {
  for (const [path, beforePath] of Object.entries(files)) {
    const text = await readFile(join(DEPLOY, path), 'utf8');
    await writeFile(join(folder, basename(path)), text.replace(beforePath, `$&${basePath}`));
  }
}
