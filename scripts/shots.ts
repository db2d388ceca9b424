import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { routes } from '../lib/routes';
import { startBrowser } from './browser';
import { buildSite } from './site-build';
import { startStaticServer } from './static-server';

/** `npm run shots`: pictures of all pages at four widths and on paper, so that a change of the look can be seen whole. */
const WIDTHS = [360, 768, 1280, 1920];
/** A sheet of A4 in the browser's pixels. */
const SHEET_WIDTH = 794;
const FOLDER = 'shots';
const SITE = '.test/shots-site';

const pages = [
  ...routes.map(({ id, path }) => ({ name: id, path })),
  { name: '404', path: '/404.html' },
];

async function take(
  browser: Browser,
  url: string,
  name: string,
  width: number,
  media: 'screen' | 'print',
) {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 740 : 900 },
    reducedMotion: 'reduce',
  });
  await page.emulateMedia({ media });
  await page.goto(url, { waitUntil: 'networkidle' });
  await loadPictures(page);
  await page.screenshot({ path: join(FOLDER, `${width}-${name}.png`), fullPage: true });
  await page.close();
}

/** Pictures below the first screen load only when they come near. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of [...document.images].filter((one) => one.checkVisibility())) {
      image.scrollIntoView({ behavior: 'instant', block: 'center' });
      await image.decode();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function main() {
  console.log('Собираю сайт для снимков…');
  await buildSite({ out: SITE });
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const server = await startStaticServer({ root: SITE, port: 0 });
  const browser = await startBrowser();
  for (const { name, path } of pages) {
    for (const width of WIDTHS) await take(browser, server.url + path, name, width, 'screen');
    await take(browser, server.url + path, `${name}-print`, SHEET_WIDTH, 'print');
  }
  await browser.close();
  await server.close();
  console.log(`Снимки лежат в папке ${FOLDER}/`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
