import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { routes } from '../../lib/routes';
import { CHROMIUM_ARGS } from '../browser';
import { findHeadlessShell } from '../chromium';
import { listen } from '../listen';
import { buildSite } from '../site-build';
import { startStaticServer } from '../static-server';
import { runCommand } from '../tell';
import { bytesToRead, weighFirstView } from './first-view';
import { measureLatencies } from './interaction-latency';
import { measureSpeeds, type Spread } from './lighthouse';
import { copyWithoutScripts } from './page-without-scripts';

/** `npm run measure`: the figures of docs/performance.md, each printed as soon as it is measured. */
const FOLDER = '.test/measure/site';
const FOLDER_WITHOUT_SCRIPTS = '.test/measure/without-scripts';
const pages = [...routes.map(({ path }) => path), '/404.html'];

/** A Chromium that Lighthouse can reach through its debugger. */
async function startDebugged(): Promise<{ browser: Browser; port: number }> {
  const free = await listen(createServer(), 0);
  await free.close();
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${free.port}`],
  });
  return { browser, port: free.port };
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const spread = ({ min, median, max }: Spread) =>
  `${median.toFixed()} (${min.toFixed()}–${max.toFixed()})`;

async function showBytes(browser: Browser, site: string) {
  for (const page of pages) {
    const view = await weighFirstView(browser, site + page);
    console.log(page, {
      HTML: kib(view.html),
      шрифты: kib(view.fonts),
      чтение: kib(bytesToRead(view)),
      скрипты: kib(view.scripts),
      данные: kib(view.data),
      запросов: view.requests,
    });
  }
}

/** Each page of the site beside the same page without scripts. */
async function showSpeeds(sites: readonly string[], rounds: number, port: number) {
  for (const page of pages) {
    const urls = sites.map((site) => site + page);
    for (const [index, speed] of (await measureSpeeds(urls, rounds, port)).entries()) {
      console.log(page, index === 0 ? '' : 'без скриптов', {
        оценка: spread(speed.score),
        'LCP расчётный, мс': spread(speed.simulatedLcp),
        'LCP замедленный, мс': spread(speed.throttledLcp),
        'блокировка, мс': spread(speed.blocking),
      });
    }
  }
}

async function main() {
  const rounds = Number(process.argv[2] ?? 5);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error('Число замеров — целое от 1, например npm run measure -- 5');
  }
  console.log('Собираю сайт…');
  await rm(FOLDER, { recursive: true, force: true });
  await buildSite({ out: FOLDER });
  await copyWithoutScripts(FOLDER, FOLDER_WITHOUT_SCRIPTS);
  const site = await startStaticServer({ root: FOLDER, port: 0 });
  const withoutScripts = await startStaticServer({ root: FOLDER_WITHOUT_SCRIPTS, port: 0 });
  const { browser, port } = await startDebugged();
  try {
    console.log('Первый показ на телефоне, КиБ в brotli');
    await showBytes(browser, site.url);
    console.log(`Ответ на касание, мс, процессор замедлен в 6 раз, медиана из ${rounds} (от–до)`);
    for (const { what, milliseconds } of await measureLatencies(browser, site.url, rounds)) {
      console.log(what, spread(milliseconds));
    }
    console.log(`Lighthouse, телефон, медиана из ${rounds} (от–до)`);
    await showSpeeds([site.url, withoutScripts.url], rounds, port);
  } finally {
    await browser.close();
    await Promise.all([site.close(), withoutScripts.close()]);
  }
}

runCommand(main);
