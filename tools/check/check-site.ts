import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { LinkState } from 'linkinator';
import { startBrowser } from '../../e2e/support/browser';
import { calculatorErrors, leadErrors } from '../../e2e/support/forms';
import {
  crawlLinks,
  cutOff,
  htmlErrors,
  openWithLateFonts,
  pageErrors,
  shiftOf,
} from '../../e2e/support/page';
import { startStaticServer } from '../../e2e/support/static-server';
import { deepValues } from '../../lib/content/deep-values';
import type { Content } from '../../lib/content/schema';
import type { Finding } from '../../lib/finding';
import { routes } from '../../lib/routes';
import { fileOf } from '../../lib/site-paths';
import { findingAt } from '../shared/finding-at';
import { checkSources } from '../shared/sources';
import { printAndAnnotate, printText, runCommand } from '../shared/terminal';
import { deadSources } from './dead-sources';

/** `npm run check:site`, after a build: opens the site as visitors do. It knows only the texts of the content. */
runCommand(async () => {
  const folder = resolve('out');
  if (!existsSync(join(folder, '404.html'))) {
    throw new Error('В папке out нет сайта: сначала соберите его, npm run build');
  }
  const { settings, content } = await checkSources(process.cwd());
  const server = await startStaticServer({ root: folder, basePath: settings.basePath });
  const site = server.url + settings.basePath;
  const browser = await startBrowser();
  const context = await openContext(browser, site);

  const { delivery } = settings;
  const [visits, ...errors] = await Promise.all([
    Promise.all(
      pagesToVisit(content).map((page) => visit(context, { site, folder, content, ...page })),
    ),
    brokenLinks(site, settings.siteUrl),
    calculatorErrors(context, `${site}/calculator/`, content),
    // The launch check reports missing keys.
    settings.canSend ? leadErrors(context, `${site}/`, delivery) : [],
  ]);
  const deadLinks = await deadSources('content', content);
  await browser.close();
  await server.close();

  const allErrors = [...visits.map((page) => page.errors), ...errors].flat();
  printAndAnnotate('error', {
    heading: 'Сломано, публиковать нельзя:',
    findings: allErrors.map((text) => ({ text })),
  });
  printAndAnnotate('warning', {
    heading: 'Замечено на готовом сайте, решать вам:',
    findings: [...visits.flatMap((page) => page.remarks), ...deadLinks],
  });
  if (allErrors.length > 0) process.exitCode = 1;
  else printText('Сайт собран правильно.');
});

/** A context in which nothing outside the site is asked: neither a counter nor the sending service. */
async function openContext(browser: Browser, site: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const isForeign = ({ href }: URL) => !href.startsWith(site);
  await context.route(isForeign, (route) => route.fulfill({ status: 204 }));
  return context;
}

/** The path of each page, its name in messages, and its headline. */
const pagesToVisit = (content: Content) => [
  ...routes.map(({ id, path }) => {
    return { path, name: `страница ${path}`, title: content[id].hero.title };
  }),
  { path: '/404.html', name: 'страница «не найдено»', title: content['not-found'].title },
];

type Visit = {
  site: string;
  folder: string;
  content: Content;
  path: string;
  name: string;
  title: string;
};

/** Opens a page on a phone and on a desktop; returns what is broken and what could look nicer. */
async function visit(context: BrowserContext, given: Visit) {
  const { site, folder, content, path, name, title } = given;
  const errors = await htmlErrors(join(folder, fileOf(path)));
  const remarks: Finding[] = [];
  for (const width of [360, 1280]) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await openWithLateFonts(page, site + path);
    errors.push(...(await pageErrors(page, title)));
    const where = `на экране ${width} px ${name}`;
    if ((await shiftOf(page)) > 0.05) {
      const advice = `попробуйте заголовок короче: «${title}»`;
      remarks.push(locate(title, `${where} при загрузке сдвигается; ${advice}`, content));
    }
    const { texts, pageWidth } = await cutOff(page);
    for (const text of texts) {
      remarks.push(locate(text, `${where} не вмещает «${text.slice(0, 60)}»`, content));
    }
    if (pageWidth) {
      remarks.push({
        location: 'тексты',
        text: `${where} не помещается по ширине: нужно ${pageWidth} px`,
      });
    }
    await page.close();
  }
  return { errors: [...new Set(errors)].map((error) => `${name}: ${error}`), remarks };
}

/** Returns a finding at the place of a text in the content. */
function locate(text: string, message: string, content: Content): Finding {
  const field = deepValues(content).find(({ value }) => value === text);
  return field ? findingAt('content', field.path, message) : { location: 'тексты', text: message };
}

async function brokenLinks(site: string, siteUrl: string): Promise<string[]> {
  const links = await crawlLinks(site, siteUrl);
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  return broken.map(({ url, parent }) => `${parent}: не открывается ${url}`.replaceAll(site, ''));
}
