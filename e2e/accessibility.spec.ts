import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '@/content';
import { routes } from '@/lib/routes';
import { field, fill, region, seenNotice, submit } from './contact-form';
import { expect, open, phone, plain, test } from './fixtures';
import { SEND_ADDRESS } from './site';

const { site, cases, contact } = content;
const { steps, result, call } = content.calculator;
const desktop = { width: 1280, height: 800 };
/** A window of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };
const pages = [...routes.map(({ path }) => path), '/404.html'];

// The 404 page tells its path, and a failed lead its request.
test.use({ expectedMessages: /404 Error|Failed to load resource/ });

/** axe reads every element of a long page, and states are reached by hand. */
test.describe.configure({ timeout: 90_000 });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: site.header.navigation }).first();

/** Ticks the first service of each step and stops at the step wanted, or at the result. */
async function calculateTo(page: Page, wanted: number, tick = true) {
  for (const [index, { services }] of steps.entries()) {
    if (tick) await page.locator(`input[value="${services[0]}"]`).check();
    if (index === wanted) return;
    await press(page, index < 3 ? 'Далее' : 'Получить расчет');
  }
  await expect(
    page.getByRole('heading', { name: tick ? result.title : result.empty.title }),
  ).toBeFocused();
}

async function failToSend(page: Page) {
  await page.route(SEND_ADDRESS, (route) =>
    route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await fill(page, 'Доступность');
  await submit(page).click();
  await expect(region(page)).toContainText(contact.notices.failed.title);
}

async function sendWell(page: Page) {
  await page.route(SEND_ADDRESS, (route) =>
    route.fulfill({ status: 200, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await fill(page, 'Доступность');
  await submit(page).click();
  await expect(region(page)).toContainText(contact.notices.sent.title);
}

async function openMenu(page: Page) {
  await press(page, site.header.menu);
  await expect(menuOf(page)).toBeVisible();
}

async function openCall(page: Page): Promise<Locator> {
  await calculateTo(page, 4);
  await press(page, 'Позвонить');
  const dialog = page.getByRole('alertdialog', { name: call.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

type State = { path: string; widths?: number[]; reach: (page: Page) => Promise<unknown> };

const states: Record<string, State> = {
  ...Object.fromEntries(pages.map((path) => [`the page ${path}`, { path, reach: async () => {} }])),
  'the open menu': { path: '/seo-donetsk/', widths: [phone.width], reach: openMenu },
  ...Object.fromEntries(
    steps.map((_step, index) => [
      `step ${index + 1} of the calculator`,
      { path: '/calculator/', reach: (page: Page) => calculateTo(page, index) },
    ]),
  ),
  'the result': { path: '/calculator/', reach: (page) => calculateTo(page, 4) },
  'the empty result': { path: '/calculator/', reach: (page) => calculateTo(page, 4, false) },
  'the alert dialog': { path: '/calculator/', reach: openCall },
  'the form’s errors': {
    path: '/seo-donetsk/',
    reach: async (page) => {
      await submit(page).click();
      await expect(await seenNotice(page)).toContainText(contact.notices.missing.title);
    },
  },
  'the notice of a failure': {
    path: '/seo-donetsk/',
    reach: async (page) => {
      await failToSend(page);
      await seenNotice(page);
    },
  },
  'the notice of a lead sent': {
    path: '/seo-donetsk/',
    reach: async (page) => {
      await sendWell(page);
      await seenNotice(page);
    },
  },
  'open questions and a chosen tab': {
    path: '/',
    reach: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click();
      await page.getByRole('tab', { name: cases.tabs.legal }).click();
    },
  },
};

for (const [name, { path, widths = [phone.width, desktop.width], reach }] of Object.entries(
  states,
)) {
  test(`axe finds nothing in ${name}, and all names are Russian`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widths[0] ?? phone.width, height: 844 });
    await open(page, path);
    await reach(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        `at ${width} px`,
      ).toEqual([]);
      expect((await controlNames(page)).filter((control) => !isRussian(control))).toEqual([]);
    }
  });
}

const CONTROL = /^\s*- (?:link|button|textbox|checkbox|tab|alertdialog|progressbar)\b(?: "(.*)")?/;

/** The names assistive technology gets of all the controls a page shows now; an unnamed one counts as ''. */
async function controlNames(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const names = lines.flatMap((line) => {
    const control = CONTROL.exec(line.replace(/^(\s*- )'(.*)'/, '$1$2'));
    return control ? [control[1] ?? ''] : [];
  });
  expect(names.length).toBeGreaterThan(5);
  return names;
}

/** Words in Russian, a phone number, a mailbox, or names that are written so in Russian too. */
function isRussian(name: string): boolean {
  return (
    /[а-яё]/i.test(name) ||
    /^\+?[\d\s()-]{7,}$/.test(name) ||
    /^\S+@\S+\.\S+$/.test(name) ||
    ['SEO', 'Telegram @handle', '@handle'].includes(name)
  );
}

for (const path of pages) {
  test(`the first Tab on ${path} leads past the menu`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: site.header.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}

test('the tabs are walked with the arrow keys, Home and End', async ({ page }) => {
  await open(page, '/');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab(cases.tabs.all).focus();
  const walk = [
    ['ArrowRight', cases.tabs.beauty],
    ['End', cases.tabs.construction],
    ['ArrowRight', cases.tabs.all],
    ['ArrowLeft', cases.tabs.construction],
    ['Home', cases.tabs.all],
  ] as const;
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  // One stop for all tabs: the next Tab leads into the panel.
  await page.keyboard.press('Tab');
  await expect(page.locator('[role=tabpanel] :focus')).toHaveCount(1);
});

test('the dialog keeps the focus and gives it back', async ({ page }) => {
  await open(page, '/calculator/');
  const dialog = await openCall(page);
  await expectFocusKept(page, dialog);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: call.close }).click(),
  ]) {
    await close();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Позвонить' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  }
});

test('the menu keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const button = page.getByRole('button', { name: site.header.menu });
  await button.press('Enter');
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expectFocusKept(page, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: site.header.close }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

/** Walks twice around, forwards and backwards, and never finds the focus outside. */
async function expectFocusKept(page: Page, place: Locator) {
  const stops = await place.locator('a:visible, button:visible').count();
  expect(stops).toBeGreaterThan(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    const met = new Set<string>();
    for (let step = 0; step < 2 * stops; step++) {
      await page.keyboard.press(key);
      await expect(place.locator(':focus'), `${key} ${step + 1}`).toHaveCount(1);
      met.add(await place.locator(':focus').evaluate((element) => element.outerHTML));
    }
    expect(met.size, key).toBe(stops);
  }
}

test('what changes is told in regions that stood there before', async ({ page }) => {
  await open(page, '/calculator/');
  const regions = page.locator('[role=status]');
  await expect(regions).toHaveCount(2);
  await expect(region(page)).toBeEmpty();
  await regions.evaluateAll((all) => {
    for (const one of all) one.setAttribute('data-stood', '');
  });
  const stood = page.locator('[role=status][data-stood]');

  await page.locator('input[value=seo]').evaluate((box: HTMLInputElement) => box.click());
  await expect(stood.first()).toHaveText('Выбрано услуг: 1');
  await submit(page).click();
  await expect(stood.last()).toContainText(contact.notices.missing.text);
  await failToSend(page);
  await expect(stood.last()).toContainText(contact.notices.failed.text);
  await page.unroute(SEND_ADDRESS);
  await sendWell(page);
  await expect(stood.last()).toContainText(contact.notices.sent.text);
  // The toast says the same to the eye, and keeps quiet.
  await expect(page.locator('#contact [aria-live]:not([aria-live=off])')).toHaveCount(0);
});

/** What has text in it and does not show all of it: cut off by its own box or standing out of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return (
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element instanceof HTMLElement && hasText(element))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Words for the ear alone are one pixel wide on purpose, and so are closed answers.
        .filter((element) => !element.closest('[role=status], script, style, noscript, caption'))
        .filter((element) => element.offsetWidth > 1)
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const { left, right } = element.getBoundingClientRect();
          const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
          const high =
            /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
          const outside = right > innerWidth + 1 || left < -1;
          return wide || high || (outside && !scrolls(element));
        })
        .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`)
    );
  });
}

async function expectNoSidewaysScroll(page: Page) {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
}

for (const path of pages) {
  test(`${path} loses nothing at 400 % and bears wider spacing of its text`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await open(page, path);
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);

    await page.addStyleTag({
      content: `* {
          line-height: 1.5 !important;
          letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important;
        }
        p { margin-bottom: 2em !important; }`,
    });
    for (const width of [phone.width, desktop.width]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      expect(await cutOff(page), `at ${width} px`).toEqual([]);
    }
  });
}

test.describe('at 400 %', () => {
  test.use({ viewport: zoomed });

  /** The share of the window that no fixed or sticky thing covers. */
  const freeHeight = (page: Page) =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll('body *')].filter((element) =>
        /fixed|sticky/.test(getComputedStyle(element).position),
      );
      const heights = Array.from({ length: innerHeight }, (_, y) => y + 0.5);
      const free = heights.filter(
        (y) =>
          !bars.some((bar) => {
            const { top, bottom, width } = bar.getBoundingClientRect();
            return width > innerWidth / 2 && top <= y && y <= bottom;
          }),
      );
      return free.length / innerHeight;
    });

  test('the bars leave room to read', async ({ page }) => {
    await open(page, '/calculator/');
    await calculateTo(page, 2);
    await page.locator('input[value=landing]').scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
    expect(await freeHeight(page)).toBeGreaterThan(0.6);
  });

  test('the menu can be scrolled to its last link', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    // By hand: a script could scroll what a visitor cannot.
    await page.mouse.move(zoomed.width / 2, zoomed.height / 2);
    const last = menuOf(page).getByRole('link').last();
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass({ timeout: 20_000 });
    expect(await cutOff(page)).toEqual([]);
  });

  test('the dialog shows all its buttons', async ({ page }) => {
    await open(page, '/calculator/');
    const dialog = await openCall(page);
    for (const control of await dialog.locator('a, button').all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
  });

  test('the notice of a failure fits with its phone and its button', async ({ page }) => {
    await open(page, '/');
    await failToSend(page);
    const notice = await seenNotice(page);
    await expect(notice.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
  });
});

/** Walks by Tab over a whole page and tells every stop that lies wholly under something that stays in place. */
async function obscuredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  const obscured: string[] = [];
  for (let stop = 0; stop < 250; stop++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      // A card is the label of its box and shows the focus of both.
      const target = focused.closest('label') ?? focused;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const points = [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((x) =>
        [0.05, 0.25, 0.5, 0.75, 0.95].map((y) => ({
          x: left + (right - left) * x,
          y: top + (bottom - top) * y,
        })),
      );
      const seen = points.some(({ x, y }) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (target.contains(hit) || hit.contains(target));
      });
      return { seen, html: target.outerHTML.slice(0, 120) };
    });
    if (!found) return obscured;
    if (!found.seen) obscured.push(found.html);
  }
  throw new Error('The walk has no end');
}

test.describe('walking by Tab', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const size of [{ width: 390, height: 640 }, desktop, zoomed]) {
    const walks: Record<string, { path: string; reach: (page: Page) => Promise<unknown> }> = {
      'the home page': { path: '/', reach: async () => {} },
      'the calculator with its sums': {
        path: '/calculator/',
        reach: (page) => calculateTo(page, 2),
      },
      'a page with a notice': { path: '/seo-donetsk/', reach: failToSend },
    };
    for (const [name, { path, reach }] of Object.entries(walks)) {
      test(`no stop of ${name} is hidden under a bar at ${size.width} × ${size.height}`, async ({
        page,
      }) => {
        // A smooth scroll would still be on its way when the stop is looked at.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await open(page, path);
        await reach(page);
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          expect(await obscuredStops(page, key), key).toEqual([]);
        }
      });
    }
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test.beforeEach(async ({ page }) => {
    const active = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
    expect(active).toBe(true);
  });

  test('buttons and fields keep an edge', async ({ page }) => {
    await open(page, '/');
    for (const control of [
      submit(page),
      field(page, 'name'),
      page.locator('main a[href="#contact"]').first(),
      page.getByRole('tab').last(),
    ]) {
      const { colourAt, width, height } = await look(control);
      const paper = await colourOfPaper(page);
      // The edge may begin within a pixel.
      const edges = [0, 1, 2].flatMap((depth) => [
        colourAt(width / 2, depth),
        colourAt(depth, height / 2),
      ]);
      expect(edges.filter((colour) => colour !== paper).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('the chosen tab, the ticked card, the bar and the stars stand out', async ({ page }) => {
    await open(page, '/');
    const tabs = page.getByRole('tab');
    const inside = async (locator: Locator) => (await look(locator)).colourAt(6, 6);
    expect(await inside(tabs.first())).not.toBe(await inside(tabs.last()));
    const star = await look(
      page
        .getByRole('img', { name: /^Оценка/ })
        .first()
        .locator('svg')
        .first(),
    );
    expect(star.colourAt(star.width / 2, star.height / 2)).not.toBe(await colourOfPaper(page));

    await page.goto('/calculator/');
    const bar = await look(page.getByRole('progressbar'));
    expect(bar.colourAt(bar.width / 8, bar.height / 2)).not.toBe(
      bar.colourAt(bar.width / 2, bar.height / 2),
    );
    // The label lies over the card around it.
    const card = page
      .locator('label', { has: page.locator('input[value=vk-targeting]') })
      .locator('..');
    const edge = async () => (await look(card, 4)).colourAt(1, 100);
    const unticked = await edge();
    await card.click();
    expect(await edge()).not.toBe(unticked);
  });

  test('the focus and an error are seen', async ({ page }) => {
    await open(page, '/');
    const width = (name: string, side: string) =>
      field(page, name).evaluate(
        (element, property) =>
          Number.parseFloat(getComputedStyle(element).getPropertyValue(property)),
        side,
      );
    const border = await width('phone', 'border-top-width');
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    expect(await width('name', 'outline-width')).toBeGreaterThanOrEqual(2);
    expect(await width('phone', 'border-top-width')).toBeGreaterThan(border);
    await expect(page.getByText(plain(contact.form.missing.phone))).toBeVisible();
  });
});

/** A picture of an element, with some pixels around it, and the colours in it: what styles say is not what is painted. */
async function look(locator: Locator, around = 0) {
  // Until all is laid out a place found is not the place kept.
  await expect(locator.page().locator('html')).toHaveAttribute('data-layout', 'known');
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not to be seen`);
  const x = Math.floor(box.x) - around;
  const y = Math.floor(box.y) - around;
  const clip = { x, y, width: box.width + 2 * around, height: box.height + 2 * around };
  const picture = await locator.page().screenshot({ clip, animations: 'disabled' });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (left: number, top: number) => {
    const start = (Math.round(top) * info.width + Math.round(left)) * info.channels;
    return [...data.subarray(start, start + 3)].join(' ');
  };
  return { colourAt, width: info.width, height: info.height };
}

/** The ground of the page, taken beside the words of the form. */
async function colourOfPaper(page: Page): Promise<string> {
  return (await look(page.locator('#contact form'), 8)).colourAt(2, 2);
}

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
  await seenNotice(page);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});
