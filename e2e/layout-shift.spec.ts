import type { Page } from '@playwright/test';
import { headlineFonts } from '../scripts/export/headline-font';
import { shiftOf } from '../scripts/visit/page';
import { expect, hold, test } from './fixtures';
import { pages, SITE } from './site';

const WIDTHS = [320, 360, 412, 600, 768, 1024, 1184, 1440, 1920];

/** Opens a page whose fonts come after it was painted and laid out, and returns how much it shifts then. */
async function shiftByLateFonts(page: Page, address: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
  const release = await hold(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // Fonts that are optional come too late now.
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 300;
  });
  release();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is recorded with the frame after it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await page.unrouteAll({ behavior: 'wait' });
  return shiftOf(page);
}

for (const path of pages) {
  test(`late fonts do not move ${path}`, async ({ browser }) => {
    const page = await browser.newPage();
    for (const width of WIDTHS) {
      expect(await shiftByLateFonts(page, SITE + path, width), `${width} px`).toBeLessThan(0.01);
    }
    await page.close();
  });
}

const HEADLINES = [
  'Клиенты для мастеров',
  'Приведу клиентов и покажу цену каждого',
  'Реклама ВКонтакте за 15 000 ₽, от которой звонят из соседних домов',
];

for (const headline of HEADLINES) {
  test(`a headline of ${headline.length} letters keeps its lines when fonts are late`, async ({
    browser,
  }) => {
    const response = await fetch(`${SITE}/seo-donetsk/`);
    const built = (await response.text())
      .replace(/@font-face\{font-family:"?Headline[^}]*\}/g, '')
      .replace(/(<h1[^>]*>).*?(?=<\/h1>)/s, `$1${headline}`);
    const body = built.replace('</style>', `${await headlineFonts(built)}</style>`);
    const page = await browser.newPage();
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.route(`${SITE}/headline`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    const heights = async () => {
      await page.goto(`${SITE}/headline`);
      return page.evaluate(readHeights);
    };
    await page.route('**/*.woff2', (route) => route.abort());
    const beforeFonts = await heights();
    await page.unroute('**/*.woff2');
    expect(new Set(beforeFonts).size).toBeGreaterThan(2);
    expect(await heights()).toEqual(beforeFonts);
    await page.close();
  });
}

/** Runs in the page: the height of its headline in columns of 200 to 1400 px. */
async function readHeights(): Promise<number[]> {
  await document.fonts.ready;
  const headline = document.querySelector('h1') as HTMLElement;
  const widths = Array.from({ length: 120 }, (_, index) => 200 + 10 * index);
  return widths.map((width) => {
    headline.style.width = `${width}px`;
    return headline.offsetHeight;
  });
}
