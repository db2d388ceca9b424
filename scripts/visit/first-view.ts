import type { Browser, Response } from '@playwright/test';
import { HYDRATED } from '../../lib/browser/hydration';

/** The network of Lighthouse's slow phone, in bytes a second. Its processor is four times slower, for taps six. */
const SLOW_NETWORK = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** Opens pages on a phone, waits until they are hydrated and the network is quiet, and records times. */
export async function startPhone(browser: Browser) {
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
