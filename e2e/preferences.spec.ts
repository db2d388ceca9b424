import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openCall } from './calculator';
import { desktop, expect, open, test } from './fixtures';
import { failToSend, field, submit } from './lead-form';

/* Preferences of a visitor's system: forced colours, forced dark mode, less motion. */

test.use({ expectedMessages: /Failed to load resource|404 Error/ });

async function openInForcedColours(page: Page, path: string) {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, path);
}

test('in forced colours controls, the chosen tab and stars stand out', async ({ page }) => {
  await openInForcedColours(page, '/');
  // The background of the page, taken beside the words of the form.
  const background = (await look(page.locator('#contact form'), 8)).colourAt(2, 2);
  const tabs = page.getByRole('tab');
  const hero = page.locator('main a[href="#contact"]').first();
  for (const control of [submit(page), field(page, 'name'), hero, tabs.last()]) {
    const { colourAt, width, height } = await look(control);
    // The edge may begin within a pixel.
    const edges = [0, 1, 2].flatMap((at) => [colourAt(width / 2, at), colourAt(at, height / 2)]);
    expect(edges.filter((colour) => colour !== background).length).toBeGreaterThanOrEqual(2);
  }
  const inside = async (locator: Locator) => (await look(locator)).colourAt(6, 6);
  expect(await inside(tabs.first())).not.toBe(await inside(tabs.last()));
  const star = await look(page.locator('#reviews svg[role=img]').first());
  expect(star.colourAt(star.width / 2, star.height / 2)).not.toBe(background);
});

test('in forced colours a field with an error stands out', async ({ page }) => {
  await openInForcedColours(page, '/seo-donetsk/');
  const pixels = async (name: string, property: 'borderTopWidth' | 'outlineWidth') =>
    Number.parseFloat(
      await field(page, name).evaluate((element, key) => getComputedStyle(element)[key], property),
    );
  const border = await pixels('phone', 'borderTopWidth');
  await submit(page).click();
  await expect(field(page, 'name')).toBeFocused();
  expect(await pixels('name', 'outlineWidth')).toBeGreaterThanOrEqual(2);
  expect(await pixels('phone', 'borderTopWidth')).toBeGreaterThan(border);
});

test('in forced colours the progress and a ticked card stand out', async ({ page }) => {
  await openInForcedColours(page, '/calculator/');
  const bar = await look(page.getByRole('progressbar'));
  const middle = bar.height / 2;
  expect(bar.colourAt(bar.width / 8, middle)).not.toBe(bar.colourAt(bar.width / 2, middle));
  // The label lies over the card around it.
  const box = page.locator('input[value=vk-targeting]');
  const card = page.locator('label', { has: box }).locator('..');
  // The middle of its outline.
  const edge = async () => (await look(card, 4)).colourAt(2, 100);
  const unticked = await edge();
  await card.click();
  expect(await edge()).not.toBe(unticked);
});

/** Every component of a page stands on one of these. */
const PAGES = [
  '/',
  '/calculator/',
  '/targeting-donetsk/',
  '/website-creation-donetsk/',
  '/404.html',
];

test('a browser that darkens light pages by force leaves pages as they are', async ({ page }) => {
  // A browser that forces its dark mode leaves pages that declare `only light` alone where the system is dark, too.
  await page.emulateMedia({ colorScheme: 'dark' });
  const devtools = await page.context().newCDPSession(page);
  const darken = (enabled: boolean) =>
    devtools.send('Emulation.setAutoDarkModeOverride', { enabled });
  const picture = () => page.screenshot({ animations: 'disabled' });
  for (const path of PAGES) {
    await page.setViewportSize(desktop);
    await open(page, path);
    // Some versions darken only what is in the window, so it has to be as tall as the page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...desktop, height });
    // A taller window makes pictures and the handwriting load, so the first two pictures may differ.
    await expect(async () => {
      await darken(false);
      const before = await picture();
      await darken(true);
      expect((await picture()).equals(before), path).toBe(true);
    }).toPass();
  }
  // A page without the declaration is darkened.
  const before = await picture();
  await page.addStyleTag({ content: ':root { color-scheme: light !important }' });
  expect((await picture()).equals(before)).toBe(false);
  await darken(false);
  await devtools.detach();
});

/** The colours of an element on the screen, with some pixels around it: what styles say is not what is painted. */
async function look(locator: Locator, around = 0) {
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

test('with reduced motion the calculator, its dialog and a failed form do not animate', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/calculator/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.evaluate(() => {
    const moved = Object.assign(window, { moved: [] as string[] }).moved;
    for (const type of ['transitionrun', 'animationstart']) {
      document.addEventListener(type, () => moved.push(type), true);
    }
  });
  const dialog = await openCall(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await failToSend(page);
  expect(await page.evaluate(() => (window as Window & { moved?: string[] }).moved)).toEqual([]);
});
