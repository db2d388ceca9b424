import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { LinkState } from 'linkinator';
import { loadContent } from '../content/load';
import type { Content } from '../content/schema';
import { lineReader } from '../content/yaml-file';
import { type RouteId, routes } from '../lib/routes';
import { startBrowser } from './browser';
import { BUDGET, measureFirstView } from './measure';
import { checkSources } from './site-build';
import { calculatorSlips } from './site-check/calculator';
import { findText } from './site-check/find-text';
import { htmlSlips } from './site-check/html';
import { leadSlips } from './site-check/lead';
import { crawlLinks } from './site-check/links';
import { pageSlips } from './site-check/pages';
import { cutOff, loneWords, recordShifts, shiftOf } from './site-check/taste';
import { startStaticServer } from './static-server';
import { runCommand, tell } from './tell';

/** Lines for the owner: what a visitor finds broken, and what could look nicer. */
type SiteReport = { errors: string[]; warnings: string[] };

/** A phone and a laptop, in CSS pixels. */
const WIDTHS = [360, 1280];
/** Search engines call a page with more than 0.1 unstable. */
const SHIFT_LIMIT = 0.05;

/** Looks at the site in the folder `out` of a project as visitors do. It knows no text of it but those in the content. */
async function checkSite(root: string): Promise<SiteReport> {
  const { basePath, siteUrl, delivery } = checkSources(root);
  const content = loadContent(join(root, 'content'));
  const folder = join(root, 'out');
  const server = await startStaticServer({ root: folder, port: 0, basePath });
  const site = server.url + basePath;
  const browser = await startBrowser();
  try {
    const visit = { browser, folder, site, place: placeFinder(root, content) };
    const wide = () => newPage(browser, site, 1280);
    const reports = await Promise.all([
      ...pagesOf(content).map((page) => checkPage(visit, page)),
      calculatorSlips(await wide(), `${site}/calculator/`, content).then(asErrors),
      // Without its keys the form cannot send, which the launch check says.
      ...(Object.values(delivery).includes('')
        ? []
        : [leadSlips(await wide(), `${site}/`, delivery).then(asErrors)]),
      deadLinks(site, siteUrl).then(asErrors),
    ]);
    return {
      errors: reports.flatMap(({ errors }) => errors),
      warnings: reports.flatMap(({ warnings }) => warnings),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

const asErrors = (errors: string[]): SiteReport => ({ errors, warnings: [] });

type Visit = {
  browser: Browser;
  folder: string;
  /** The address of the served site, without a slash at its end. */
  site: string;
  place: (text: string) => string;
};

async function checkPage(visit: Visit, { path, title }: SitePage): Promise<SiteReport> {
  const { browser, folder, site, place } = visit;
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const errors = await htmlSlips(await readFile(join(folder, file), 'utf8'));
  const warnings: string[] = [];
  for (const width of WIDTHS) {
    const page = await newPage(browser, site, width);
    await recordShifts(page);
    errors.push(...(await pageSlips(page, site + path, title)));
    const screen = `на экране ${width} px`;
    if ((await shiftOf(page)) > SHIFT_LIMIT) {
      warnings.push(
        `${place(title)}: ${screen} страница ${path} при загрузке сдвигается; попробуйте заголовок короче: «${title}»`,
      );
    }
    for (const text of await loneWords(page)) {
      warnings.push(
        `${place(text)}: ${screen} в последней строке остаётся одно слово; попробуйте короче или длиннее: «${text}»`,
      );
    }
    for (const text of await cutOff(page)) {
      warnings.push(
        `${place(text)}: ${screen} на странице ${path} не помещается «${text.slice(0, 60)}»`,
      );
    }
    await page.close();
  }
  const view = await measureFirstView(browser, site + path);
  for (const [what, bytes, budget] of [
    ['тексты и разметка', view.html, BUDGET.html],
    ['всё до первого касания', view.read, BUDGET.read],
  ] as const) {
    const [is, wanted] = [bytes, budget].map((count) => Math.ceil(count / 1024));
    if (bytes > budget)
      warnings.push(`${path}: ${what} — ${is} КБ, лучше не больше ${wanted}; попробуйте короче`);
  }
  return { errors: [...new Set(errors)].map((slip) => `${path}: ${slip}`), warnings };
}

type SitePage = { path: string; title: string };

function pagesOf(content: Content): SitePage[] {
  const titleOf = (id: RouteId) => content[id].hero.title;
  return [
    ...routes.map(({ id, path }) => ({ path, title: titleOf(id) })),
    { path: '/404.html', title: content['not-found'].title },
  ];
}

/** A page that asks for nothing outside the site: neither a counter nor the sending service. */
async function newPage(browser: Browser, site: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const isForeign = ({ href }: URL) => !href.startsWith(site);
  await page.route(isForeign, (route) => route.fulfill({ status: 204 }));
  return page;
}

/** Names the line of the content in which a shown text stands. */
function placeFinder(root: string, content: Content) {
  const lineOf = lineReader(join(root, 'content'));
  return (text: string) => {
    const place = findText(content, text);
    return place
      ? `content/${place.file}.yaml, строка ${lineOf(place.file, place.path)}`
      : 'тексты';
  };
}

async function deadLinks(site: string, siteUrl: string): Promise<string[]> {
  const links = await crawlLinks(site, siteUrl);
  const pathOf = (url = '') => url.replace(site, '');
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent }) => `${pathOf(parent)}: не открывается ${pathOf(url)}`);
}

/** `npm run check:site`, after a build. */
async function main() {
  const root = process.cwd();
  if (!existsSync(join(root, 'out'))) {
    throw new Error('Папки out нет: сначала соберите сайт, npm run build');
  }
  const { errors, warnings } = await checkSite(root);
  tell('error', 'Сломано, публиковать нельзя:', errors);
  tell('warning', 'Можно лучше, решать вам:', warnings);
  if (errors.length > 0) process.exitCode = 1;
  else console.log('Сайт собран правильно.');
}

runCommand(main);
