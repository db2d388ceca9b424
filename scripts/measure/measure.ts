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

/** `npm run measure`: the tables of docs/performance.md, each row printed as soon as it is measured. */
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

function printTitle(title: string, head: readonly string[]) {
  console.log(`\n${title}\n`);
  printRow(head);
  printRow(head.map(() => '---'));
}

function printRow(cells: readonly string[]) {
  console.log(`| ${cells.join(' | ')} |`);
}

async function printBytes(browser: Browser, { site, grown }: Sites) {
  const columns = [
    'HTML',
    'шрифты',
    'картинки',
    'чтение',
    'скрипты',
    'данные',
    'запросов',
    'до загрузки',
  ];
  printTitle('Первый показ на телефоне, КиБ в brotli', ['страница', ...columns]);
  const rows = [
    ...pages.map((page) => ({ label: page, url: site + page })),
    ...GROWING_PAGES.map((page) => ({ label: `${page}, в 10 раз больше`, url: grown + page })),
  ];
  for (const { label, url } of rows) {
    const view = await weighFirstView(browser, url);
    const { html, fonts, pictures, scripts, data, requests, requestsBeforeLoad } = view;
    const sizes = [html, fonts, pictures, bytesToRead(view), scripts, data].map(kib);
    printRow([label, ...sizes, String(requests), String(requestsBeforeLoad)]);
  }
}

async function printLatencies(browser: Browser, { site, withoutScripts }: Sites, rounds: number) {
  printTitle(`Ответ на касание, процессор замедлен в 6 раз, медиана из ${rounds} (от–до)`, [
    'касание',
    'мс',
  ]);
  const latencies = await measureLatencies(browser, { site, withoutScripts, rounds });
  for (const { what, milliseconds } of latencies) printRow([what, spread(milliseconds)]);
}

async function printSpeeds(sites: Sites, rounds: number, port: number) {
  const columns = ['оценка', 'LCP расчётный, мс', 'LCP замедленный, мс', 'блокировка, мс', 'сдвиг'];
  printTitle(`Lighthouse, телефон, медиана из ${rounds} (от–до)`, ['страница', ...columns]);
  const rows = [
    ...pages.map((page) => ({ page, label: page, of: ['site', 'withoutScripts'] as const })),
    ...GROWING_PAGES.map((page) => ({
      page,
      label: `${page}, в 10 раз больше`,
      of: ['grown', 'grownWithoutScripts'] as const,
    })),
  ];
  for (const { page, label, of } of rows) {
    const urls = of.map((name) => sites[name] + page);
    for (const [index, speed] of (await measureSpeeds(urls, rounds, port)).entries()) {
      printRow([
        index === 0 ? label : `${label}, без скриптов`,
        spread(speed.score),
        spread(speed.simulatedLcp),
        spread(speed.throttledLcp),
        spread(speed.blocking),
        spread(speed.shift, 3),
      ]);
    }
  }
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
    await printBytes(browser, sites);
    await printLatencies(browser, sites, rounds);
    await printSpeeds(sites, rounds, port);
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
