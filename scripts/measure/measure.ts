import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { pathOf, routes } from '../../lib/routes';
import { CHROMIUM_ARGS } from '../browser';
import { findHeadlessShell } from '../chromium';
import { copyProject } from '../copy-project';
import { listen } from '../listen';
import { buildSite } from '../site-build';
import { startStaticServer } from '../static-server';
import { bytesToRead, weighFirstView } from './first-view';
import { growContent } from './growth';
import { measureLatencies } from './interaction-latency';
import { measureSpeeds, type Spread } from './lighthouse';
import { copyWithoutScripts } from './page-without-scripts';

/** `npm run measure`: the figures of docs/performance.md, each printed as soon as it is measured. */
const FOLDER = '.test/measure';
const DEFAULT_ROUNDS = 5;
/** The pages whose lists grow with the owner's work. */
const GROWING_PAGES = [pathOf('home'), pathOf('websites')];
const pages = [...routes.map(({ path }) => path), '/404.html'];

type Sites = Record<'site' | 'withoutScripts' | 'grown' | 'grownWithoutScripts', string>;

/** Builds the site, the site with ten times the content, and a copy without scripts of each. */
async function buildSites(): Promise<Sites> {
  const sites = {
    site: `${FOLDER}/site`,
    withoutScripts: `${FOLDER}/without-scripts`,
    grown: `${FOLDER}/grown-project/out`,
    grownWithoutScripts: `${FOLDER}/grown-without-scripts`,
  };
  await rm(FOLDER, { recursive: true, force: true });
  await buildSite({ out: sites.site });
  growContent('content', `${FOLDER}/content`);
  await copyProject(`${FOLDER}/grown-project`, `${FOLDER}/content`);
  await buildSite({ root: resolve(`${FOLDER}/grown-project`), out: 'out' });
  await copyWithoutScripts(sites.site, sites.withoutScripts);
  await copyWithoutScripts(sites.grown, sites.grownWithoutScripts);
  return sites;
}

/** A Chromium that Lighthouse can reach through its debugger. */
async function startDebugged(): Promise<{ browser: Browser; port: number }> {
  const free = await listen(createServer(), 0, 'PORT');
  await free.close();
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${free.port}`],
  });
  return { browser, port: free.port };
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const spread = ({ min, median, max }: Spread, digits = 0) =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;

async function showBytes(browser: Browser, { site, grown }: Sites) {
  const urls = [...pages.map((page) => site + page), ...GROWING_PAGES.map((page) => grown + page)];
  for (const url of urls) {
    const view = await weighFirstView(browser, url);
    console.log(labelOf(url, { grown }), {
      HTML: kib(view.html),
      шрифты: kib(view.fonts),
      чтение: kib(bytesToRead(view)),
      скрипты: kib(view.scripts),
      данные: kib(view.data),
      запросов: view.requests,
      'до загрузки': view.requestsBeforeLoad,
    });
  }
}

async function showSpeeds(sites: Sites, rounds: number, port: number) {
  const { site, withoutScripts, grown, grownWithoutScripts } = sites;
  const pairs = [
    ...pages.map((page) => [site + page, withoutScripts + page]),
    ...GROWING_PAGES.map((page) => [grown + page, grownWithoutScripts + page]),
  ];
  for (const urls of pairs) {
    const speeds = await measureSpeeds(urls, rounds, port);
    for (const [index, speed] of speeds.entries()) {
      console.log(labelOf(urls[index] ?? '', { withoutScripts, grown, grownWithoutScripts }), {
        оценка: spread(speed.score),
        'LCP расчётный, мс': spread(speed.simulatedLcp),
        'LCP замедленный, мс': spread(speed.throttledLcp),
        'блокировка, мс': spread(speed.blocking),
        сдвиг: spread(speed.shift, 3),
      });
    }
  }
}

/** The path of a page with the name of its site, unless that is the site itself. */
function labelOf(url: string, others: Partial<Sites>): string {
  const { origin, pathname } = new URL(url);
  const name = Object.entries(others).find(([, address]) => address === origin)?.[0] ?? '';
  return `${pathname} ${name}`.trim();
}

async function main() {
  const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error('Число замеров — целое от 1, например npm run measure -- 5');
  }
  console.log('Собираю сайт…');
  const folders = await buildSites();
  const servers = await Promise.all(
    Object.values(folders).map((root) => startStaticServer({ root, port: 0 })),
  );
  const urls = Object.keys(folders).map((name, index) => [name, servers[index]?.url]);
  const sites: Sites = Object.fromEntries(urls);
  const { browser, port } = await startDebugged();
  try {
    console.log('Первый показ на телефоне, КиБ в brotli');
    await showBytes(browser, sites);
    console.log(`Ответ на касание, мс, процессор замедлен в 6 раз, медиана из ${rounds} (от–до)`);
    for (const { what, milliseconds } of await measureLatencies(browser, { ...sites, rounds })) {
      console.log(what, spread(milliseconds));
    }
    console.log(`Lighthouse, телефон, медиана из ${rounds} (от–до)`);
    await showSpeeds(sites, rounds, port);
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
