import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { pathOf, routes } from '../../lib/routes';
import type { Settings } from '../../lib/settings';
import { messageOf } from '../terminal';
import { compressFiles } from './compress';
import { headlineFonts } from './headline-font';
import { writeHostFiles } from './host-files';
import { postprocessPage } from './page';
import { policyOf } from './policy';
import { shortNames } from './short-names';

/** Has Chromium compile a script while it arrives: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Turns Next's export into the folder that a static host serves. */
export async function postprocessExport(folder: string, settings: Settings): Promise<void> {
  const { basePath } = settings;
  // Copies of the missing page that Next writes as pages of their own: a host would answer them with 200.
  for (const copy of ['404', '_not-found']) {
    await rm(join(folder, copy), { recursive: true, force: true });
  }
  const rename = await rewriteFiles(folder);

  const styleOf = (address: string) =>
    readFileSync(join(folder, address.slice(basePath.length)), 'utf8');
  const loader = bundleLoader();
  const policy = policyOf(loader, settings);
  for (const path of ['/404.html', ...routes.map((route) => route.path)]) {
    const page = path.slice(1).replace(/^$|\/$/, '$&index.html');
    const file = join(folder, page);
    const payloadFile = page.replace(/html$/, 'txt');
    const payloadAddress = `${basePath}/${payloadFile}`;
    // Visitors come to the calculator to use it, so its scripts load early.
    const early = path === pathOf('calculator');
    try {
      const built = await readFile(file, 'utf8');
      const fonts = await headlineFonts(built);
      const options = { styleOf, fonts, rename, loader, policy, payloadAddress, early };
      const { html, payload } = postprocessPage(built, options);
      await writeFile(file, html);
      // Page switches load the same; the missing page has no such file yet.
      await writeFile(join(folder, payloadFile), payload);
    } catch (error) {
      throw new Error(`Страница ${page} собрана не так, как ожидалось: ${messageOf(error)}`);
    }
  }
  await writeHostFiles(folder, basePath);
  await compressFiles(folder);
}

/** Puts the short names into all files but the pages, which are read part by part. Returns what renames. */
async function rewriteFiles(folder: string) {
  const files = new Map<string, string>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(css|js|txt)$/.test(name)) continue;
    files.set(name, await readFile(join(folder, name), 'utf8'));
    await rm(join(folder, name));
  }
  const styles = [...files].filter(([name]) => name.endsWith('.css')).map(([, text]) => text);
  const rename = shortNames(styles.join(''));
  for (const [name, text] of files) {
    const path = rename(repairName(name));
    const hint = path.endsWith('.js') ? COMPILE_HINT : '';
    await writeFile(join(folder, path), hint + rename(text));
  }
  return rename;
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
    target: ['chrome111', 'firefox111', 'safari16.4'],
    // The project's own would have it begin with 'use strict'.
    tsconfigRaw: {},
  });
  const [script] = outputFiles;
  if (!script || script.text.includes('</')) throw new Error('Загрузчик скриптов не собрался');
  return script.text.trim();
}
