import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { buildSync } from 'esbuild';
import { messageOf } from '../../lib/error-message';
import { routes } from '../../lib/routes';
import type { Settings } from '../../lib/settings';
import { fileOf } from '../../lib/site-paths';
import { browserslist } from '../../package.json';
import { compressFiles } from '../shared/compress';
import { delayScripts } from './delay-scripts';
import { embedHeadline } from './embed-headline';
import { writeHostFiles } from './host-files';
import { inlineStyles } from './inline-styles';
import { orderHead } from './order-head';
import { addPolicy } from './policy';

/** Has Chromium compile a script while it arrives: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Takes a page and returns it changed. Throws where the page is not what the step knows. */
type Step = { title: string; change(html: string): string | Promise<string> };

/**
 * Turns Next's export into the folder that a static host serves. A page that a step does not know stays as Next wrote
 * it: it works, only slower.
 *
 * @returns a line for each problem
 */
export async function finishExport(folder: string, settings: Settings): Promise<string[]> {
  await removeCopiesOfMissingPage(folder);
  await repairNames(folder);
  const problems = await finishPages(folder, stepsOf(folder, settings));
  await addCompileHints(folder);
  await writeHostFiles(folder, settings);
  await compressFiles(folder);
  return problems;
}

/** Next writes the missing page as pages of their own, too: a host would answer them with 200. */
async function removeCopiesOfMissingPage(folder: string) {
  for (const copy of ['404', '_not-found']) {
    await rm(join(folder, copy), { recursive: true, force: true });
  }
}

/** On Windows Next writes `__next.seo.__PAGE__.txt` in a folder: https://github.com/vercel/next.js/issues/92339 */
export async function repairNames(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const repaired = join(folder, repairName(relative(folder, path)));
    if (entry.isFile() && repaired !== path) await rename(path, repaired);
  }
}

function repairName(name: string): string {
  return name.replace(/__next\..*/, (data) => data.replace(/[\\/]/g, '.'));
}

function stepsOf(folder: string, settings: Settings): Step[] {
  const { basePath } = settings;
  const loader = bundleLoader();
  const readStyle = (address: string) =>
    readFileSync(join(folder, address.slice(basePath.length)), 'utf8');
  /** The name changes with the text, so that browsers may keep the file. */
  const saveScript = (text: string) => {
    const path = `_next/static/data/${hash('sha256', text).slice(0, 16)}.js`;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    return `${basePath}/${path}`;
  };
  return [
    { title: 'стили в странице', change: (html) => inlineStyles(html, readStyle) },
    { title: 'буквы заголовка', change: embedHeadline },
    { title: 'скрипты после показа', change: (html) => delayScripts(html, { loader, saveScript }) },
    { title: 'порядок в <head>', change: orderHead },
    { title: 'политика безопасности', change: (html) => addPolicy(html, settings) },
  ];
}

async function finishPages(folder: string, steps: readonly Step[]): Promise<string[]> {
  const pagesOf = new Map<string, string[]>();
  for (const path of ['/404.html', ...routes.map((route) => route.path)]) {
    const name = fileOf(path);
    const file = join(folder, name);
    let html = await readFile(file, 'utf8');
    for (const { title, change } of steps) {
      try {
        html = await change(html);
      } catch (error) {
        const problem = `«${title}»: ${messageOf(error)}`;
        pagesOf.set(problem, [...(pagesOf.get(problem) ?? []), name]);
      }
    }
    await writeFile(file, html);
  }
  return Array.from(
    pagesOf,
    ([problem, pages]) =>
      `Без шага ${problem}. Страницы работают, только медленнее: ${pages.join(', ')}.`,
  );
}

async function addCompileHints(folder: string) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const script = await readFile(file, 'utf8');
    if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script);
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
    // «safari >= 16.4» is «safari16.4» to the bundler.
    target: browserslist.map((browser) => browser.replace(' >= ', '')),
    // The project's own would have it begin with 'use strict'.
    tsconfigRaw: {},
  });
  const [script] = outputFiles;
  if (!script || script.text.includes('</')) throw new Error('Загрузчик скриптов не собрался');
  return script.text.trim();
}
