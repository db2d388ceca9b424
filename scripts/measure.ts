import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Response } from '@playwright/test';
import { HYDRATED } from '../lib/browser/hydration';
import { pathOf } from '../lib/routes';
import { startBrowser } from './browser';
import { compressFiles } from './export/compress';
import { startStaticServer } from './static-server';
import { runCommand } from './tell';

/** Limits of a page in bytes: its document, and everything fetched by a visitor who only reads. */
export const BUDGET = { html: 29.5 * 1024, read: 60 * 1024 };

const calculator = pathOf('calculator');
const PAGES = ['/', calculator, pathOf('websites'), pathOf('seo'), '/404.html'];
const TAPS = [
  { name: 'tab', path: '/', target: '[role=tab]:nth-child(2)' },
  { name: 'card', path: calculator, target: '#estimate label' },
  { name: 'step', path: calculator, target: '#estimate [type=submit]' },
  { name: 'question', path: '/', target: '#faq summary' },
  { name: 'empty form', path: '/', target: '#contact [type=submit]' },
];

/** The network of Lighthouse's slow phone, in bytes a second. Its processor is four times slower, for taps six. */
const SLOW_NETWORK = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** Opens pages on a phone, waits until they are hydrated and the network is quiet, and records times. */
async function startPhone(browser: Browser) {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
  await page.addInitScript(recordTimes, HYDRATED);
  const open = async (url: string) => {
    await page.goto(url);
    await page.waitForFunction(() => Object(window).times.hydrated);
    await page.waitForLoadState('networkidle');
  };
  const times = () => page.evaluate((): ReturnType<typeof recordTimes> => Object(window).times);
  return { page, devtools: await page.context().newCDPSession(page), open, times };
}

/** Runs in the page. All times are in milliseconds. */
function recordTimes(hydratedEvent: string) {
  const times = { firstPaint: 0, largestPaint: 0, blocked: 0, hydrated: 0, tap: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { entryType, startTime, duration, interactionId } = entry;
      if (entryType === 'paint') times.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') times.largestPaint = startTime;
      if (entryType === 'longtask') times.blocked += duration - 50;
      if (interactionId) times.tap = Math.max(times.tap, duration);
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'event', 'first-input']) {
    observer.observe({ type, ...{ durationThreshold: 16 } });
  }
  addEventListener(hydratedEvent, () => {
    times.hydrated ||= performance.now();
  });
  return Object.assign(window, { times }).times;
}

/**
 * Weighs and times a load that nobody touches. Bytes are exact on a server that sends packed files. Lazy pictures below
 * the first screen do not count: the first view does not wait for them.
 */
export async function measureFirstView(browser: Browser, url: string, isSlow = false) {
  const { page, devtools, open, times } = await startPhone(browser);
  if (isSlow) {
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  let requestsBeforeLoad = 0;
  page.once('load', () => {
    requestsBeforeLoad = responses.length;
  });
  await open(url);
  const below = await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    const isBelow = (image: Element) => image.getBoundingClientRect().top >= innerHeight;
    return images.filter(isBelow).map(({ currentSrc }) => currentSrc);
  });
  const { tap: _, ...taken } = await times();
  await page.close();
  const view = { html: 0, read: 0, scripts: 0, data: 0 };
  for (const response of responses.filter((one) => !below.includes(one.url()))) {
    const bytes = Number(response.headers()['content-length']);
    const type = response.request().resourceType();
    view[type === 'script' ? 'scripts' : type === 'fetch' ? 'data' : 'read'] += bytes;
    if (type === 'document') view.html += bytes;
  }
  return { ...view, requests: responses.length, requestsBeforeLoad, ...taken };
}

/** Times a touch on a page at rest, as Interaction to Next Paint does. */
async function measureTap(browser: Browser, url: string, target: string) {
  const { page, devtools, open, times } = await startPhone(browser);
  const rest = () =>
    page.evaluate(async () => {
      for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
  await open(url);
  const element = page.locator(target).first();
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await rest();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await element.tap();
  await page.waitForFunction(() => Object(window).times.tap);
  await rest();
  const { tap } = await times();
  await page.close();
  return { tap };
}

/** Measures every export once a round, so that a slow moment of the machine falls on all, and prints medians. */
async function compare(
  sites: ReadonlyMap<string, string>,
  rounds: number,
  measure: (site: string) => Promise<Record<string, number>>,
) {
  const values: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [folder, site] of sites) {
      for (const [metric, value] of Object.entries(await measure(site))) {
        values[metric] ??= {};
        values[metric][folder] = [...(values[metric][folder] ?? []), value];
      }
    }
  }
  const rows = Object.entries(values).map(([metric, runs]) => {
    const medians = Object.values(runs).map((run) => run.sort((a, b) => a - b)[run.length >> 1]);
    const ratios = medians.map((median) => (Number(median) / Number(medians[0])).toFixed(2));
    return [metric, [...medians.map(Number).map(Math.round), ...ratios.slice(1)]];
  });
  console.table(Object.fromEntries(rows));
}

/** `npm run measure -- 5 ../before/out out`: five rounds of two exports, and the second as a share of the first. */
async function main([rounds = '5', ...folders]: string[]) {
  const browser = await startBrowser();
  const sites = new Map<string, string>();
  for (const folder of folders.length > 0 ? folders : ['out']) {
    // Next's own output is packed as a host would pack it.
    if (!existsSync(join(folder, 'index.html.br'))) await compressFiles(folder);
    sites.set(folder, (await startStaticServer({ root: folder, port: 0 })).url);
  }
  for (const path of PAGES) {
    console.log(path);
    await compare(sites, Number(rounds), (site) => measureFirstView(browser, site + path, true));
  }
  for (const { name, path, target } of TAPS) {
    console.log(name);
    await compare(sites, Number(rounds), (site) => measureTap(browser, site + path, target));
  }
  await browser.close();
  process.exit();
}

if (require.main === module) runCommand(() => main(process.argv.slice(2)));
