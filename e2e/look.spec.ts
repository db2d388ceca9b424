import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, open, phone, test } from './fixtures';
import { failToSend, openCall, pages } from './states';

// The 404 page tells its path in the console, and a failed lead its request.
test.use({ expectedMessages: /404 Error|Failed to load resource/ });

for (const path of pages) {
  test(`${path} fits every width from 320 to 2560 without a sideways scroll`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 480, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const [content, view] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content, `at ${width} px`).toBeLessThanOrEqual(Number(view));
    }
  });

  test(`${path} does not move while it loads`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The font comes late, as on a slow network, and takes the place of its stand-in before our eyes.
    const held: (() => void)[] = [];
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const release of held) release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('load');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
}

type LayoutShift = PerformanceEntry & { value: number };

for (const { path } of routes) {
  test(`${path} says what, where and for how much in the first screen of a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const action = page.getByRole('main').locator('a[href^="#"]').first();
    await expect(action).toBeInViewport({ ratio: 1 });
    const words = await wordsInView(page);
    expect(words).toMatch(/Донецк/);
    expect(words).toMatch(/\d\s₽/);
  });

  test(`${path} has targets a thumb can hit`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const small = await page
      .locator(
        'a:visible, button:visible, summary:visible, label:has(input[type=checkbox]):visible',
      )
      .evaluateAll((targets) =>
        targets
          // Links inside running text are read, not hit; the skip link waits above the page.
          .filter((target) => !target.closest('p') && target.getAttribute('href') !== '#main')
          .filter((target) => target.getBoundingClientRect().height < 43.5)
          .map((target) => target.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });
}

/** The words of the first screen, above its lower edge. */
function wordsInView(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main h1, main p')]
      .filter((element) => element.getBoundingClientRect().bottom <= window.innerHeight)
      .map((element) => element.textContent)
      .join(' '),
  );
}

test.describe('on a phone with three dots to a pixel', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3 });

  test('the works come in their smallest width', async ({ page }) => {
    await open(page, '/website-creation-donetsk/');
    for (const picture of await page.locator('#portfolio img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/-480\.avif$/);
    }
  });
});

test('lines of running text keep to 75 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const { path } of routes) {
    await open(page, path);
    const long = await page.locator('main p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const style = getComputedStyle(paragraph);
        const lines = Math.round(
          paragraph.getBoundingClientRect().height / Number.parseFloat(style.lineHeight),
        );
        const letters = paragraph.textContent?.length ?? 0;
        // The last line is seldom full, so a mean over several lines says little below three.
        return lines >= 3 && letters / (lines - 0.5) > 80 ? [paragraph.textContent] : [];
      }),
    );
    expect(long, path).toEqual([]);
  }
});

for (const path of pages) {
  test(`${path} leaves no short word alone on the last line of a heading`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lonely = await page.locator('main :is(h1, h2, h3):visible').evaluateAll(endAlone);
      expect(lonely, `at ${width} px`).toEqual([]);
    }
  });
}

/** The headings whose last line is one word that fills less than two fifths of the longest line. */
function endAlone(headings: Element[]): string[] {
  const SHORT = 0.4;
  return headings.flatMap((heading) => {
    const words: DOMRect[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        words.push(...range.getClientRects());
      }
    }
    const lines = new Map<number, DOMRect[]>();
    for (const word of words) {
      const line = Math.round(word.top);
      lines.set(line, [...(lines.get(line) ?? []), word]);
    }
    const widths = [...lines.values()].map(
      (line) =>
        Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
    );
    const last = [...lines.values()].at(-1) ?? [];
    const alone =
      lines.size > 1 && last.length === 1 && (widths.at(-1) ?? 0) < SHORT * Math.max(...widths);
    return alone ? [heading.textContent ?? ''] : [];
  });
}

for (const path of pages) {
  test(`${path} breaks no number`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('main').evaluate((main) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          // Ranges, numbers joined to letters, and phone numbers.
          for (const { 0: number, index } of (node.textContent ?? '').matchAll(
            /\d+–\d+|\d+-\p{L}+|\+7[\s\d-]*\d/gu,
          )) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + number.length);
            if (range.getClientRects().length > 1) found.push(number);
          }
        }
        return found;
      });
      expect(broken, `at ${width} px`).toEqual([]);
    }
  });
}

test('the columns of all sections begin at the same three edges', async ({ page }) => {
  for (const width of [1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of routes) {
      await page.goto(path);
      const [first = 0, ...columns] = await page
        .locator(
          [
            'main h1',
            'main > section > *',
            '#niches li > p:last-child',
            '#process li > p',
            '#comparison thead th',
            '#services article > *',
            ':is(#about, #benefits, #guarantees, #local) article',
            '#cases figure',
            '#results figure',
            '#contact form',
            'footer nav',
            'footer ul:has([href^="tel:"])',
          ].join(),
        )
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
      const edges = [...new Set(columns.map((left) => Math.round(left - first)))];
      const third = Math.max(...edges);
      const allowed = [0, third / 2, third];
      const astray = edges.filter((edge) => allowed.every((place) => Math.abs(edge - place) > 1.5));
      expect(astray, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the letters of the charts are at least 12 px high at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 480, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = await page.locator('svg[role=img] text').evaluateAll((texts) =>
      texts.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    );
    expect(Math.min(...sizes), `at ${width} px`).toBeGreaterThanOrEqual(12);
  }
});

test('no word of the comparison is broken or cut on a phone', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const cells = page.locator('#comparison :is(td, tbody th)');
    const cut = await cells.evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
    const wraps = await cells.evaluateAll((all) =>
      all.map((cell) => getComputedStyle(cell).overflowWrap),
    );
    expect(new Set(wraps)).toEqual(new Set(['normal']));
  }
});

test('the figures of the tables stand under each other', async ({ page }) => {
  await open(page, '/');
  const numeric = await page
    .locator('#results td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontVariantNumeric));
  expect(new Set(numeric)).toEqual(new Set(['tabular-nums']));
});

test('nothing moves for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const moving = await page
    .locator('*')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !/^0s(, 0s)*$/.test(getComputedStyle(element).transitionDuration))
        .map((element) => element.className),
    );
  expect(moving).toEqual([]);
});

test('nothing moves in any state for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/calculator/');
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const type of ['transitionrun', 'animationstart']) {
      document.addEventListener(
        type,
        (event) => moved.push(`${type} ${(event.target as Element).className}`),
        true,
      );
    }
  });
  const dialog = await openCall(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await failToSend(page);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('a printed service page is an offer with the phone on it', async ({ page }) => {
  await open(page, '/targeting-donetsk/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header a[href^="tel:"]:visible')).toHaveText('+7 949 111-22-33');
  await expect(page.locator('#prices article').first()).toBeVisible();
  await expect(page.locator('#contact')).toBeHidden();
  await expect(page.locator('#others')).toBeHidden();
  await expect(page.locator('a[href^="tel:"]:visible')).toHaveCount(1);
  await expect(page.locator('footer a[href^="https://t.me/"]')).toBeVisible();
  await expect(page.locator('header nav')).toBeHidden();
});
