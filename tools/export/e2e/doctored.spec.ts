import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, hydrated, test } from '../../../e2e/fixtures';
import { BASE_PATH, SETTINGS } from '../../../e2e/site';
import { startStaticServer } from '../../../e2e/support/static-server';
import { PLAIN_FOLDER } from './plain';

/* A release of Next may write something else in each place that a step relies on. */

type Doctoring = { files: RegExp; from: string | RegExp; to: string; skipped: string[] };

const STEPS = {
  styles: 'стили в странице',
  headline: 'буквы заголовка',
  scripts: 'скрипты после показа',
  head: 'порядок в <head>',
  policy: 'политика безопасности',
};

const DOCTORED: Record<string, Doctoring> = {
  nothing: { files: /$^/, from: '', to: '', skipped: [] },
  'scripts with another attribute': {
    files: /\.html$/,
    from: /<script (?=[^>]*async)/g,
    to: '<script data-new="" ',
    skipped: [STEPS.scripts],
  },
  'a script of another type': {
    files: /\.html$/,
    from: '</body>',
    to: '<script type="module">self.isNew=true</script></body>',
    skipped: [STEPS.scripts],
  },
  'a style that would close its element': {
    files: /\.css$/,
    from: /^/,
    to: '/*</style>*/',
    skipped: [STEPS.styles],
  },
  'styles that are not linked': {
    files: /\.html$/,
    from: / rel="stylesheet"/g,
    to: ' rel="StyleSheet next"',
    skipped: [STEPS.styles],
  },
  'no charset': {
    files: /\.html$/,
    from: '<meta charSet="utf-8"/>',
    to: '',
    skipped: [STEPS.head],
  },
  'a comment in the head': {
    files: /\.html$/,
    from: '<head>',
    to: '<head><!-- Next -->',
    skipped: [STEPS.head],
  },
  'no headline': {
    files: /\.html$/,
    from: /<(\/?)h1/g,
    to: '<$1h2',
    skipped: [STEPS.headline],
  },
  'no tags around the head': {
    files: /\.html$/,
    from: /<\/?head>/g,
    to: '',
    skipped: Object.values(STEPS),
  },
};

async function doctor(folder: string, { files, from, to }: Doctoring) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => files.test(name))) {
    const file = join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  }
}

async function runExport(folder: string): Promise<string[]> {
  const command = ['--require', './tools/shared/register.cjs', 'tools/export/export.ts'];
  const options = { env: { ...process.env, ...SETTINGS } };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, resolve(folder)],
    options,
  );
  return stdout.split('\n').filter(Boolean);
}

for (const [what, doctoring] of Object.entries(DOCTORED)) {
  test.describe(what, () => {
    // React draws a page anew that is not what it has written.
    test.use({ expectedMessages: /Minified React error #418|preload/ });

    test(`with ${what} the pages work, and each skipped step is named in a line`, async ({
      page,
    }) => {
      const folder = `.test/doctored-${Object.keys(DOCTORED).indexOf(what)}`;
      await rm(folder, { recursive: true, force: true });
      await cp(PLAIN_FOLDER, folder, { recursive: true });
      await doctor(folder, doctoring);
      const lines = await runExport(folder);
      expect(lines.map((line) => /«([^»]+)»/.exec(line)?.[1])).toEqual(doctoring.skipped);
      const server = await startStaticServer({ root: folder, basePath: BASE_PATH });
      await page.goto(`${server.url}${BASE_PATH}/calculator/`);
      await hydrated(page);
      await page.locator('[value=vk-targeting]').check();
      await expect(page.getByText('Выбрано услуг: 1')).toBeVisible();
      await server.close();
      await rm(folder, { recursive: true });
    });
  });
}
