import { bytesToRead, type FirstView, weighFirstView } from '../scripts/measure/first-view';
import { weighFloor } from '../scripts/measure/floor';
import { makeTwin } from '../scripts/measure/twin';
import { startStaticServer } from '../scripts/static-server';
import { expect, test } from './fixtures';
import { BASE_PATH, href, SITE, SITE_FOLDER } from './site';
import { pages } from './states';

const KIB = 1024;
const TWIN_FOLDER = '.test/twin';

// One after the other: the floor and the twin are made once for all of them.
test.describe.configure({ mode: 'serial' });

let floor: number;
let twin: Awaited<ReturnType<typeof startStaticServer>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  floor = weighFloor();
  await makeTwin(SITE_FOLDER, TWIN_FOLDER);
  twin = await startStaticServer({ root: TWIN_FOLDER, port: 0, basePath: BASE_PATH });
});
test.afterAll(() => twin.close());

for (const path of pages) {
  test(`${path} stays within its bytes`, async ({ browser }) => {
    const view = await weighFirstView(browser, SITE + path);
    expect(view.html).toBeLessThanOrEqual(25 * KIB);
    expect(bytesToRead(view)).toBeLessThanOrEqual(60 * KIB);
    expect(view.scripts).toBeGreaterThan(floor);
    expect(view.scripts).toBeLessThanOrEqual(135 * KIB);
    expect(view.scripts - floor).toBeLessThanOrEqual(17 * KIB);
    // Scripts cost the reader nothing but the starter, its list and the words for search engines.
    const limit = await weighFirstView(browser, twin.url + href(path));
    expect(limit.scripts + limit.data).toBe(0);
    expect(bytesToRead(view) / bytesToRead(limit)).toBeLessThanOrEqual(1.06);
  });
}

for (const path of pages) {
  test(`${path} asks ahead for its fonts, each once`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preloaded).toHaveLength(3);
    expect(asked.sort()).toEqual(preloaded.sort());
  });
}

test('what is wanted later is not there before', async ({ browser }) => {
  const view: FirstView = await weighFirstView(browser, `${SITE}/`);
  // The document, three fonts and the icon; then the page's data and its scripts.
  expect(view.requestsBeforeLoad).toBeLessThanOrEqual(5);
});
