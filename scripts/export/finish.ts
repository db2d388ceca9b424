import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { METRIKA_CHOICE_KEY, METRIKA_HOSTS } from '../../lib/browser/metrika';
import { pathOf, routes } from '../../lib/routes';
import type { Settings } from '../../lib/settings';
import { hintCompilation } from './compile-hints';
import { compressFiles } from './compress';
import { writeHostFiles } from './host-files';
import { finishPage } from './page';
import { repairPayloadNames } from './payload-names';
import { styleReader } from './styles';

/** The copies of the missing page that Next writes as pages of their own: a host would answer them with 200. */
const SPARE_FOLDERS = ['404', '_not-found'];

/** The calculator is a tool: its visitors came to press, not to read. */
const EARLY_PAGE = pageFile(pathOf('calculator'));
const MISSING_PAGE = '404.html';

/**
 * Makes of what Next exports the folder that a static host serves.
 *
 * @throws {Error} when the export is not what Next is known to write, so that a new version cannot slip through
 */
export async function finishExport(folder: string, settings: Settings): Promise<void> {
  const { basePath, delivery, metrikaId } = settings;
  const pages = [MISSING_PAGE, ...routes.map(({ path }) => pageFile(path))];
  const missing = pages.filter((page) => !existsSync(join(folder, page)));
  if (missing.length > 0) {
    throw new Error(`В собранном сайте нет страниц: ${missing.join(', ')}`);
  }
  for (const spare of SPARE_FOLDERS) {
    await rm(join(folder, spare), { recursive: true, force: true });
  }

  await repairPayloadNames(folder);
  const styleOf = styleReader(folder, basePath);
  const starter = bundleStarter(Boolean(metrikaId));
  for (const page of pages) {
    const file = join(folder, page);
    const payloadFile = page.replace(/html$/, 'txt');
    const options = {
      styleOf,
      starter,
      payloadAddress: `${basePath}/${payloadFile}`,
      early: page === EARLY_PAGE,
      sendingOrigin: delivery.origin,
      counter: metrikaId ? { hosts: METRIKA_HOSTS, choiceKey: METRIKA_CHOICE_KEY } : undefined,
    };
    try {
      const { html, payload, unwanted } = await finishPage(await readFile(file, 'utf8'), options);
      await writeFile(file, html);
      await keepPayload(join(folder, payloadFile), payload);
      for (const address of unwanted) {
        await rm(join(folder, address.slice(basePath.length)), { force: true });
      }
    } catch (error) {
      throw new Error(`Страница ${page} собрана не так, как ожидалось: ${messageOf(error)}`);
    }
  }
  await hintCompilation(join(folder, '_next'));
  await writeHostFiles(folder, basePath);
  await compressFiles(folder);
}

/** The file of a page inside the export. */
function pageFile(path: string): string {
  return `${path.slice(1)}index.html`;
}

/**
 * Next has already written the data of each page beside it, for page switches; only that of the missing page,
 * to which nothing switches, is new.
 */
async function keepPayload(file: string, payload: string) {
  if (!existsSync(file)) await writeFile(file, payload);
  else if ((await readFile(file, 'utf8')) !== payload) {
    throw new Error('данные в странице и в файле рядом с ней разные');
  }
}

/** The starter as one line of script, small enough to stand in each page. */
function bundleStarter(counted: boolean): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'starter', 'start.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    define: { COUNTED: String(counted) },
    target: ['chrome111', 'firefox111', 'safari16.4'],
    // The project's own would have it begin with 'use strict'.
    tsconfigRaw: {},
  });
  const [script] = outputFiles;
  if (!script || script.text.includes('</')) throw new Error('Пускатель скриптов не собрался');
  return script.text.trim();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
