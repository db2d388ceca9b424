import type { Page } from '@playwright/test';
import { fixtureContent } from './fixture-content';
import { expect, layOut, open, phone, test, zoomed } from './fixtures';
import { menuOf, openMenu } from './menu';
import { overlaps } from './print-layout';
import { pages } from './site';
import { cutOff } from './support/page';

const content = fixtureContent();

// The missing page logs its path.
test.use({ expectedMessages: /404 Error/ });

for (const path of pages) {
  test(`${path} fits every screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    if (path !== '/404.html') {
      // The calculator begins with its first step; the other pages lead to the form.
      const actions = page.locator('main :is(a[href^="#"], #estimate [type=submit])');
      await expect(actions.first()).toBeInViewport({ ratio: 1 });
    }
    // A common phone, and the least width of each layout.
    for (const width of [320, 360, 480, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: width === zoomed.width ? zoomed.height : 800 });
      expect(await cutOff(page), `cut off at ${width} px`).toEqual({ texts: [] });
      expect(await page.locator('main').evaluate(brokenNumbers), `broken at ${width}`).toEqual([]);
      if (width >= 360) {
        const heads = await page.locator('main thead th').evaluateAll(brokenWords);
        expect(heads, `heads of columns broken at ${width}`).toEqual([]);
      }
      if (width === 360) expect(await smallTargets(page)).toEqual([]);
      // The calculator's bar is meant to lie over what scrolls below it.
      if (path !== '/calculator/') expect(await page.evaluate(overlaps), `at ${width}`).toEqual([]);
    }
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; }
        * { word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`,
    });
    await page.setViewportSize(phone);
    expect(await cutOff(page), 'cut off with wider spacing').toEqual({ texts: [] });
  });
}

/** Ranges, numbers joined to letters, phone numbers and prices that are broken over two lines. */
function brokenNumbers(main: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const numbers = (node.textContent ?? '').matchAll(
      /\d+–\d+|\d+-\p{L}+|\+7[\s\d-]*\d|\d[\d\s]*₽/gu,
    );
    for (const { 0: text, index } of numbers) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      if (range.getClientRects().length > 1) broken.push(text);
    }
  }
  return broken;
}

/** Words of elements that are broken over two lines. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const text = element.firstChild;
    const words = [...(text?.textContent ?? '').matchAll(/[^\s]+/g)];
    const broken = words.filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text as Node, index);
      range.setEnd(text as Node, index + word.length);
      return range.getClientRects().length > 1;
    });
    return broken.map(([word]) => word);
  });
}

/** Links, buttons and cards that a thumb could miss. */
function smallTargets(page: Page): Promise<string[]> {
  // Links inside running text are read, not hit; the skip link waits above the page.
  const links = 'a:visible:not(p a, [href="#main"])';
  return page
    .locator(`${links}, button:visible, summary:visible, label:has(input[type=checkbox]):visible`)
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 43.5)
        .map((target) => target.outerHTML.slice(0, 120)),
    );
}

test('text twice as large in the browser fits a phone, with its menu', async ({ browser }) => {
  // A tab keeps the size of its texts.
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  // The first two, and the service page with most sections.
  for (const path of ['/', '/calculator/', '/website-creation-donetsk/']) {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await cutOff(page), path).toEqual({ texts: [] });
    const controls = page.locator('body > header :is(a:not([href="#main"]), button):visible');
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
    await openMenu(page);
    const close = menuOf(page).getByRole('button', { name: content.site.header.close });
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page), path).toEqual({ texts: [] });
  }
  await page.close();
});

test.describe('where the browser enlarges text alone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true });

  test('a phone does not scroll sideways, and its menu is whole', async ({ page }) => {
    for (const path of ['/', '/calculator/', '/contextual-advertising-donetsk/', '/seo-donetsk/']) {
      await open(page, path);
      // As long as a figure of a report gets.
      await page
        .locator('figure dd')
        .evaluateAll((values) => values.map((value) => value.replaceChildren('94\u00a0заявки')));
      for (const percent of [130, 150, 200]) {
        await page.addStyleTag({
          content: `html { -webkit-text-size-adjust: ${percent}% !important; text-size-adjust: ${percent}% !important; }`,
        });
        // A phone widens its window to what is too wide.
        const width = await page.evaluate(() => Math.max(innerWidth, document.body.scrollWidth));
        expect(width, `${path} at ${percent} %`).toBe(360);
        const menu = page.getByRole('button', { name: content.site.header.menu });
        await expect(menu).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('the link to the policy at the form is high enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/seo-donetsk/']) {
    await open(page, path);
    const link = page.locator('#contact').getByRole('link', { name: content.privacy.link });
    expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(24);
  }
});

test('a long name in the menu breaks, and not the brand', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await open(page, '/');
  const links = page.locator('header > div > a, header nav li');
  const heights = await links.evaluateAll((all) => {
    for (const name of document.querySelectorAll('header nav li:nth-child(-n + 3) a')) {
      name.textContent = 'Контекстная реклама тут';
    }
    return all.map((element) => element.getBoundingClientRect().height);
  });
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
  expect(await cutOff(page)).toEqual({ texts: [] });
});

test('home is laid out whole after a key', async ({ page }) => {
  await page.goto('/');
  await layOut(page);
  const heads = page.locator('main :is(h2, h3):not(details *)');
  const skipped = await heads.evaluateAll((all) =>
    all.filter((element) => !element.checkVisibility({ contentVisibilityAuto: true })),
  );
  expect(skipped).toEqual([]);
});

test('home is not too high', async ({ page }) => {
  await page.goto('/');
  await layOut(page);
  for (const [width, limit] of Object.entries({ 360: 9600, 768: 9400, 1280: 9400 })) {
    await page.setViewportSize({ width: Number(width), height: 740 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `at ${width} px`).toBeLessThanOrEqual(limit);
  }
});

test('a heading that stays while its section passes ends above what is below it', async ({
  page,
}) => {
  await page.goto('/');
  await layOut(page);
  const gap = await page.locator('#about > :last-child').evaluate((below) => {
    below.scrollIntoView({ behavior: 'instant', block: 'center' });
    const head = below.parentElement?.firstElementChild?.getBoundingClientRect();
    return below.getBoundingClientRect().top - (head?.bottom ?? Number.NaN);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
});

test('a tilted sheet is not cut off where nothing has the page laid out', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const sheets = page.locator('#about figure > :first-child, #cases figure');
  for (const sheet of await sheets.all()) {
    await expect.poll(() => sheet.evaluate(hiddenCorners)).toEqual([]);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-laid-out');
});

test('what is on a tilted sheet keeps 16 px from its edges', async ({ page }) => {
  await open(page, '/');
  const sheets = page.locator('#about figure > :first-child, #cases figure');
  expect(await sheets.count()).toBeGreaterThan(1);
  for (const sheet of await sheets.all()) expect(await sheet.evaluate(atEdge)).toEqual([]);
});

/** The texts and drawings within 16 px of an edge of a sheet. The sheet is measured without its rotation. */
function atEdge(sheet: HTMLElement): string[] {
  sheet.style.rotate = 'none';
  const edges = sheet.getBoundingClientRect();
  const isNearEdge = ({ left, right, top, bottom }: DOMRect) =>
    Math.min(left - edges.left, edges.right - right, top - edges.top, edges.bottom - bottom) < 16;
  const drawings = [...sheet.querySelectorAll('img, svg, svg *')].filter((drawing) =>
    isNearEdge(drawing.getBoundingClientRect()),
  );
  const near = drawings.map((drawing) => drawing.outerHTML.slice(0, 120));
  const range = document.createRange();
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    range.selectNode(node);
    if ([...range.getClientRects()].some(isNearEdge)) near.push(`${node.textContent}`);
  }
  return near;
}

/** The corners of a rotated sheet that a visitor does not see, after a scroll to each. */
function hiddenCorners(sheet: Element): string[] {
  const { rotate, width, height } = getComputedStyle(sheet);
  const turn = new DOMMatrix().rotate(Number.parseFloat(rotate));
  const corners = {
    'top left': [-1, -1],
    'top right': [1, -1],
    'bottom left': [-1, 1],
    'bottom right': [1, 1],
  };
  const hidden = Object.entries(corners).filter(([, [right = 0, down = 0]]) => {
    // Three pixels inside the corner.
    const corner = turn.transformPoint({
      x: right * (Number.parseFloat(width) / 2 - 3),
      y: down * (Number.parseFloat(height) / 2 - 3),
    });
    const place = () => {
      const box = sheet.getBoundingClientRect();
      return { x: box.x + box.width / 2 + corner.x, y: box.y + box.height / 2 + corner.y };
    };
    scrollBy({ top: place().y - innerHeight / 2, behavior: 'instant' });
    return !sheet.contains(document.elementFromPoint(place().x, place().y));
  });
  return hidden.map(([name]) => name);
}
