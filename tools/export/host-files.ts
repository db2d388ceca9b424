import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const DEPLOY = join(__dirname, '../../deploy');

type HostFile = {
  path: string;
  /** Matches the text directly before a path, such as `ErrorDocument 404 `. The sub-path is inserted after it. */
  beforePath?: RegExp;
};

/** Files that hosts read from the site's folder. */
const files: HostFile[] = [
  { path: 'apache/.htaccess', beforePath: /^ErrorDocument \d+ (?=\/)/gm },
  { path: 'netlify-cloudflare/_headers', beforePath: /^(?=\/)/gm },
  { path: 'github-pages/.nojekyll' },
];

/** Copies these files into an export, and puts the sub-path, such as `/site`, before their paths. */
export async function writeHostFiles(folder: string, basePath: string): Promise<void> {
  for (const { path, beforePath } of files) {
    const text = await readFile(join(DEPLOY, path), 'utf8');
    const placed = beforePath ? text.replace(beforePath, `$&${basePath}`) : text;
    await writeFile(join(folder, basename(path)), placed);
  }
}
