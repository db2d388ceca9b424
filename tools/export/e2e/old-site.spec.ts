import { createServer } from 'node:http';
import { fixtureContent } from '../../../e2e/fixture-content';
import { expect, hydrated, test } from '../../../e2e/fixtures';
import { SITE } from '../../../e2e/site';
import { listen } from '../../../e2e/support/listen';

const content = fixtureContent();

/* Before ours another site stood at the domain, and has left a service worker in the visitor's browser. */

const WORKERS = {
  // It answers with the old pages, whatever the host has; browsers look for a new version of its file.
  '/sw.js': `caches.open('old')`,
  '/service-worker.js': `caches.open('old')`,
  // No file of this name will be there; it answers with the old pages without a connection alone.
  '/worker-of-the-old-site.js': 'fetch(event.request)',
};

const OLD_PAGE = '<!doctype html><title>Old</title><h1>Старый сайт</h1>';

/** Serves the old site at first, and ours once `isReplaced` is set. */
async function startDomain(worker: string, answer: string) {
  const domain = { isReplaced: false };
  const script = `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    const old = () => new Response(${JSON.stringify(OLD_PAGE)}, { headers: { 'Content-Type': 'text/html' } });
    addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(${answer}.then((found) => found instanceof Response ? found : old()));
    });`;
  const server = createServer(async (request, response) => {
    if (!domain.isReplaced) {
      const isWorker = request.url === worker;
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
      return response.end(isWorker ? script : OLD_PAGE);
    }
    const ours = await fetch(SITE + request.url);
    response.statusCode = ours.status;
    response.setHeader('Content-Type', String(ours.headers.get('content-type')));
    response.end(Buffer.from(await ours.arrayBuffer()));
  });
  return Object.assign(domain, await listen(server, 0));
}

// The host of the test has no sub-path and no packed files.
test.use({ expectedMessages: /Failed to load resource|preload|404/ });

for (const [worker, answer] of Object.entries(WORKERS)) {
  test(`by the second visit the service worker ${worker} is gone`, async ({ page }) => {
    const domain = await startDomain(worker, answer);
    await page.goto(`${domain.url}/`);
    await page.evaluate(async (path) => {
      await navigator.serviceWorker.register(path);
      await navigator.serviceWorker.ready;
    }, worker);
    domain.isReplaced = true;
    await page.goto(`${domain.url}/`);
    await expect(page.locator('h1')).toHaveText(content.home.hero.title);
    await hydrated(page);
    await page.goto(`${domain.url}/calculator/`);
    await expect(page.locator('h1')).toHaveText(content.calculator.hero.title);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    await domain.close();
  });
}
