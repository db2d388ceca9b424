import type { Page } from '@playwright/test';
import { headlineFonts } from '../scripts/export/headline-font';
import { shiftOf } from '../scripts/visit/page';
import { expect, hold, test } from './fixtures';
import { pages, SITE } from './site';

for (const path of pages) {
  test(`late fonts do not move ${path}`, async ({ page }) => {
    for (const width of [360, 1440]) {
      const releaseFonts = await openWithoutFonts(page, path, width);
      const lines = await page.evaluate(readHeights);
      const shift = await shiftOf(page);
      await releaseFonts();
      expect((await shiftOf(page)) - shift, `${width} px`).toBeLessThan(0.01);
      expect(await page.evaluate(readHeights), 'heights in columns of any width').toEqual(lines);
    }
  });
}

/**
 * Opens a page and holds back its fonts until 300 ms after the first paint. Returns a function that lets them load. The
 * scripts never load: they do not affect the fonts, and would take most of the test's time.
 */
async function openWithoutFonts(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
  await page.route('**/_next/**/*.js', () => {});
  const release = await hold(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // Fonts that are optional come too late now.
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

test.use({ expectedMessages: /Failed to load resource/ });

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
    const body = built.replace('</style>', `${await headlineFonts(built)}</style>`);
    await page.route('**/_next/**/*.js', () => {});
    await page.route('**/headline', (route) => route.fulfill({ contentType: 'text/html', body }));
    const heights = async () => {
      await page.goto('/headline', { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      return page.evaluate(readHeights);
    };
    await page.route('**/*.woff2', (route) => route.abort());
    const beforeFonts = await heights();
    await page.unroute('**/*.woff2');
    expect(new Set(beforeFonts).size).toBeGreaterThan(2);
    expect(await heights()).toEqual(beforeFonts);
  });
}

/** Runs in the page: the height of its headline in columns of 200 to 1400 px. */
function readHeights(): number[] {
  const headline = document.querySelector('h1') as HTMLElement;
  const widths = Array.from({ length: 120 }, (_, index) => 200 + 10 * index);
  const heights = widths.map((width) => {
    headline.style.width = `${width}px`;
    return headline.offsetHeight;
  });
  headline.style.width = '';
  return heights;
}
