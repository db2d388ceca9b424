import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { messageOf } from '../../lib/error-message';
import { routes } from '../../lib/routes';
import type { Settings } from '../../lib/settings';
import { fileOf } from '../../lib/site-paths';
import { browserslist } from '../../package.json';
import { compressFiles } from '../shared/compress';
import { headlineFonts } from './headline-font';
import { writeHostFiles } from './host-files';
import { policyOf } from './policy';
import { renameInRows } from './rename-in-rows';
import { rewritePage } from './rewrite-page';
import { shortNames } from './short-names';

/** Has Chromium compile a script while it arrives: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Turns Next's export into the folder that a static host serves. */
export async function postprocessExport(folder: string, settings: Settings): Promise<void> {
  await removeCopiesOfMissingPage(folder);
  const rename = await shortenNames(folder);
  await rewritePages(folder, settings, rename);
  await writeHostFiles(folder, settings.basePath);
  await compressFiles(folder);
}

/** Next writes the missing page as pages of their own, too: a host would answer them with 200. */
async function removeCopiesOfMissingPage(folder: string) {
  for (const copy of ['404', '_not-found']) {
    await rm(join(folder, copy), { recursive: true, force: true });
  }
}

/**
 * Shortens the names in all files except the HTML pages, which `rewritePages` handles. Returns the renaming function.
 */
async function shortenNames(folder: string) {
  const files = new Map<string, string>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(css|js|txt)$/.test(name)) continue;
    files.set(name, await readFile(join(folder, name), 'utf8'));
    await rm(join(folder, name));
  }
  const styles = [...files].filter(([name]) => name.endsWith('.css')).map(([, text]) => text);
  const rename = shortNames(styles.join(''));
  for (const [name, text] of files) {
    // Page switches read the texts, which are React's data.
    const renamed = name.endsWith('.txt') ? renameInRows(text, rename) : rename(text);
    const path = rename(repairName(name));
    await writeFile(join(folder, path), path.endsWith('.js') ? COMPILE_HINT + renamed : renamed);
  }
  return rename;
}

async function rewritePages(folder: string, settings: Settings, rename: (text: string) => string) {
  const { basePath } = settings;
  const loader = bundleLoader();
  const policy = policyOf(loader, settings);
  const styleOf = (address: string) =>
    readFileSync(join(folder, address.slice(basePath.length)), 'utf8');
  for (const path of ['/404.html', ...routes.map((route) => route.path)]) {
    const name = fileOf(path);
    const file = join(folder, name);
    try {
      const built = await readFile(file, 'utf8');
      const fonts = await headlineFonts(built);
      const options = { styleOf, fonts, rename, loader, policy, basePath };
      const { html, script } = rewritePage(built, options);
      await writeFile(file, html);
      await mkdir(join(folder, dirname(script.path)), { recursive: true });
      await writeFile(join(folder, script.path), script.text);
    } catch (error) {
      throw new Error(`Страница ${name} собрана не так, как ожидалось: ${messageOf(error)}`);
    }
  }
}

/** On Windows Next writes `__next.seo.__PAGE__.txt` in a folder: https://github.com/vercel/next.js/issues/92339 */
export function repairName(name: string): string {
  return name.replaceAll('\\', '/').replace(/__next\..*/, (data) => data.replaceAll('/', '.'));
}

/** Bundles the loader into one line of script, small enough to stand in each page. */
function bundleLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'loader/loader.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // «safari >= 16.4» is «safari16.4» to the bundler.
    target: browserslist.map((browser) => browser.replace(' >= ', '')),
    // The project's own would have it begin with 'use strict'.
    tsconfigRaw: {},
  });
  const [script] = outputFiles;
  if (!script || script.text.includes('</')) throw new Error('Загрузчик скриптов не собрался');
  return script.text.trim();
}
