import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { routes } from '../../lib/routes';
import type { Settings } from '../../lib/settings';
import { messageOf } from '../terminal';
import { compressFiles } from './compress';
import { writeHostFiles } from './host-files';
import { postprocessPage } from './page';
import { repairPayloadNames } from './payload-names';
import { policyOf } from './policy';
import { shortNames } from './short-names';
import { styleReader } from './styles';

/** The files of the pages. The calculator's scripts load early, for its visitors come to use it. */
const PAGES = [
  { page: '404.html', early: false },
  ...routes.map(({ id, path }) => ({
    page: `${path.slice(1)}index.html`,
    early: id === 'calculator',
  })),
];

/**
 * Chromium compiles a script with this first line while it arrives, on another thread, instead of function by function
 * when each is first called. See https://v8.dev/blog/explicit-compile-hints; other browsers read a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Turns Next's export into the folder that a static host serves.
 *
 * @throws {Error} when the export is not what Next 16 is known to write, so that no new version passes unnoticed
 */
export async function postprocessExport(folder: string, settings: Settings): Promise<void> {
  const { basePath } = settings;
  // Copies of the missing page that Next writes as pages of their own: a host would answer them with 200.
  for (const copy of ['404', '_not-found']) {
    await rm(join(folder, copy), { recursive: true, force: true });
  }
  await repairPayloadNames(folder);
  const rename = await shortenNames(folder);

  const styleOf = styleReader(folder, basePath);
  const loader = bundleLoader();
  const policy = policyOf(loader, settings);
  for (const { page, early } of PAGES) {
    const file = join(folder, page);
    const payloadFile = page.replace(/html$/, 'txt');
    const payloadAddress = `${basePath}/${payloadFile}`;
    const options = { styleOf, rename, loader, policy, payloadAddress, early };
    try {
      const { html, payload } = postprocessPage(await readFile(file, 'utf8'), options);
      await writeFile(file, html);
      await writePayload(join(folder, payloadFile), payload);
    } catch (error) {
      throw new Error(`Страница ${page} собрана не так, как ожидалось: ${messageOf(error)}`);
    }
  }
  await addCompileHints(join(folder, '_next'));
  await writeHostFiles(folder, basePath);
  await compressFiles(folder);
}

/** Renames what the stylesheets name in all files but the pages, which are read part by part. */
async function shortenNames(folder: string) {
  const files = new Map<string, string>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(css|js|txt)$/.test(name)) continue;
    files.set(name.replaceAll('\\', '/'), await readFile(join(folder, name), 'utf8'));
  }
  const styles = [...files].filter(([name]) => name.endsWith('.css')).map(([, text]) => text);
  const rename = shortNames(styles.join(''));
  for (const [name, text] of files) {
    await rm(join(folder, name));
    await writeFile(join(folder, rename(name)), rename(text));
  }
  return rename;
}

/** Next writes the data of each page beside it, for page switches, except that of the missing page. */
async function writePayload(file: string, payload: string) {
  if (!existsSync(file)) await writeFile(file, payload);
  else if ((await readFile(file, 'utf8')) !== payload) {
    throw new Error('данные в странице и в файле рядом с ней разные');
  }
}

async function addCompileHints(folder: string) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
  }
}

/** Bundles the loader into one line of script, small enough to stand in each page. */
function bundleLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'loader/loader.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    // The project's own would have it begin with 'use strict'.
    tsconfigRaw: {},
  });
  const [script] = outputFiles;
  if (!script || script.text.includes('</')) throw new Error('Загрузчик скриптов не собрался');
  return script.text.trim();
}
