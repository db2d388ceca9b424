import type { Browser, Page } from '@playwright/test';
import { HYDRATED } from '../../lib/browser/hydration';

/** The network of Lighthouse's slow phone, in bytes a second. Its processor is four times slower. */
const SLOW_NETWORK = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Measures a load on a phone that nobody touches, until the network is quiet. */
export async function measureFirstView(browser: Browser, url: string) {
  const page = await browser.newPage(PHONE);
  const view = await loadFirstView(page, url);
  await page.close();
  return view;
}

/** Measures a load on a slow phone, and then a tap. */
export async function measureSlowPhone(browser: Browser, url: string, target: string) {
  const page = await browser.newPage(PHONE);
  await slowDown(page, { processor: 4, network: SLOW_NETWORK });
  const view = await loadFirstView(page, url);
  const tap = await measureTap(page, target);
  await page.close();
  return { ...view, tap };
}

async function loadFirstView(page: Page, url: string) {
  await openUntilHydrated(page, url);
  await page.waitForLoadState('networkidle');
  return page.evaluate(readFirstView, HYDRATED);
}

/**
 * Times hydration on a fast network and a processor that is slower.
 *
 * @returns milliseconds since the page was asked for, or 0 for a page without scripts
 */
export async function measureHydration(browser: Browser, url: string, slowdown: number) {
  const page = await browser.newPage(PHONE);
  await slowDown(page, { processor: slowdown });
  await openUntilHydrated(page, url);
  const { hydrated } = await page.evaluate(readFirstView, HYDRATED);
  await page.close();
  return hydrated;
}

async function slowDown(page: Page, by: { processor: number; network?: typeof SLOW_NETWORK }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: by.processor });
  if (!by.network) return;
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...by.network });
}

async function openUntilHydrated(page: Page, url: string) {
  await page.addInitScript((event) => {
    addEventListener(event, () => performance.mark(event));
  }, HYDRATED);
  await page.goto(url);
  // A page whose scripts were removed for comparison never hydrates.
  if (!(await page.locator('script:not([type])').count())) return;
  await page.waitForFunction((event) => performance.getEntriesByName(event).length, HYDRATED);
}

/** Times a tap on a page at rest, as Interaction to Next Paint does. */
async function measureTap(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const observer = new PerformanceObserver((list) => {
      const [click] = list.getEntriesByName('click');
      if (click) Object.assign(window, { tap: click.duration });
    });
    // The types of the browser lack this option.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    observer.observe(options);
    return new Promise((resolve) => requestIdleCallback(resolve));
  });
  await target.tap();
  const tap = await page.waitForFunction(() => (window as Window & { tap?: number }).tap);
  return (await tap.jsonValue()) ?? 0;
}

/**
 * Runs in the page. Ignores lazy pictures below the first screen, because the first view does not wait for them. Ignores
 * the icons and the manifest, because only some browsers fetch them.
 */
function readFirstView(hydrated: string) {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const [page] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const firstPaint = entriesOf('paint')[0]?.startTime ?? 0;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const below = [...document.images]
    .filter((image) => image.getBoundingClientRect().top >= innerHeight)
    .map(({ currentSrc }) => currentSrc);
  const ofTheBrowser =
    /\/(favicon\.(ico|svg)|apple-touch-icon\.png|icon-\d+\.png|manifest\.webmanifest)$/;
  const resources = entries.filter(({ name }) => !below.includes(name) && !ofTheBrowser.test(name));
  const bytes = { html: page.encodedBodySize, read: page.encodedBodySize, scripts: 0, data: 0 };
  for (const { name, encodedBodySize } of resources) {
    const isData = name.includes('/_next/static/data/');
    // A script that was preloaded counts as a link by itself.
    const isScript = name.endsWith('.js');
    bytes[isData ? 'data' : isScript ? 'scripts' : 'read'] += encodedBodySize;
  }
  return {
    ...bytes,
    /** Each with its path and bytes, such as `/pictures/a.avif 812`. */
    resources: resources.map(
      ({ name, encodedBodySize }) => `${new URL(name).pathname} ${encodedBodySize}`,
    ),
    requests: 1 + resources.length,
    requestsBesideScripts: 1 + resources.filter(({ name }) => !name.endsWith('.js')).length,
    firstPaint,
    largestPaint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? 0,
    blocked: entriesOf('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
    hydrated: performance.getEntriesByName(hydrated)[0]?.startTime ?? 0,
  };
}
