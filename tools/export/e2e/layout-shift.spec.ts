import type { Page } from '@playwright/test';
import { expect, FONTS, hold, SCRIPTS, test } from '../../../e2e/fixtures';
import { pages, SITE } from '../../../e2e/site';
import { shiftOf } from '../../../e2e/support/page';
import { embedHeadline } from '../embed-headline';

/** The largest shift that late fonts may cause; 0.1 is what search engines call good. */
const MOST = 0.03;

for (const path of pages) {
  test(`late fonts hardly move ${path}`, async ({ page }) => {
    for (const width of [320, 420, 870, 1120, 1440]) {
      const releaseFonts = await openWithoutFonts(page, path, width);
      await releaseFonts();
      expect(await shiftOf(page), `${width} px`).toBeLessThan(MOST);
    }
  });
}

/**
 * Opens a page and holds back its fonts until 300 ms after the first paint. Returns a function that lets them load. The
 * scripts never load: they do not affect the fonts, and would take most of the test's time.
 */
async function openWithoutFonts(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
  await page.route(SCRIPTS, () => {});
  const release = await hold(page, FONTS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 300;
  });
  return async () => {
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A shift is recorded with the frame after it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
  };
}

test.use({ expectedMessages: /Failed to load resource|404 Error/ });

const HEADLINES = [
  'Клиенты для мастеров',
  'Приведу клиентов и покажу цену каждого',
  'Реклама ВКонтакте за 15 000 ₽, от которой звонят из соседних домов',
];

for (const headline of HEADLINES) {
  test(`a headline of ${headline.length} letters keeps its lines when fonts are late`, async ({
    page,
  }) => {
    const response = await fetch(`${SITE}/seo-donetsk/`);
    const built = (await response.text())
      .replace(/@font-face\{font-family:"?Headline[^}]*\}/g, '')
      .replace(/(<h1[^>]*>).*?(?=<\/h1>)/s, `$1${headline}`);
    const body = await embedHeadline(built);
    await page.route(SCRIPTS, () => {});
    await page.route('**/headline', (route) => route.fulfill({ contentType: 'text/html', body }));
    const heights = async () => {
      await page.goto('/headline', { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      return page.evaluate(readHeights, 'h1');
    };
    await page.route(FONTS, (route) => route.abort());
    const beforeFonts = await heights();
    await page.unroute(FONTS);
    expect(new Set(beforeFonts).size).toBeGreaterThan(2);
    expect(await heights()).toEqual(beforeFonts);
  });
}

/** Runs in the page: the heights of elements in columns of 200 to 1400 px. */
function readHeights(selector: string): number[] {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  const widths = Array.from({ length: 120 }, (_, index) => 200 + 10 * index);
  return [...elements].flatMap((element) => {
    const heights = widths.map((width) => {
      element.style.width = `${width}px`;
      return element.offsetHeight;
    });
    element.style.width = '';
    return heights;
  });
}
