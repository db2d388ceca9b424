import { pathOf, routes, serviceRouteIds } from '@/lib/routes';
import { fixtureContent } from './fixture-content';
import { expect, networkQuiet, open, phone, rewritePages, test } from './fixtures';
import { field } from './lead-form';
import { linkTo } from './menu';

const content = fixtureContent();

// What is fetched on intent is used late by a slow machine.
test.use({ expectedMessages: /preloaded using link preload/ });

test('a phone whose browser has no popovers has the menu too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  const expectRewritten = await rewritePages(page, {
    ' popover="auto"': '',
    '@supports not selector(': '@supports selector(',
  });
  await open(page, '/');
  expectRewritten();
  const menu = page.getByRole('navigation', { name: content.site.header.navigation });
  await expect(menu).toBeHidden();
  const toggle = page.getByRole('button', { name: content.site.header.menu });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: content.site.header.close }).click(),
    () => menu.getByRole('link', { name: content.site.menu.seo }).click(),
  ]) {
    await toggle.click();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await close();
    await expect(menu).toBeHidden();
  }
  await expect(page.locator('h1')).toHaveText(content.seo.hero.title);
});

test('the menu switches the page without a load', { tag: '@addresses' }, async ({ page }) => {
  // An address without its slash is the same page.
  await open(page, '/calculator');
  const current = page.locator('header nav [aria-current=page]');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(current).toHaveText(content.site.menu.calculator);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const { id, path } of routes) {
    await linkTo(page, path).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(headline).toHaveText(content[id].hero.title);
    await expect(current).toHaveText(content.site.menu[id]);
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('no page is fetched ahead on sight, and one is on intent', async ({ page }) => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.txt')) payloads.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  await networkQuiet(page);
  expect(payloads).toEqual([]);
  const fetched = page.waitForRequest(/\/seo-donetsk\/.*\.txt/);
  await linkTo(page, '/seo-donetsk/').hover();
  await fetched;
});

test('the header stays at the top; it and the hero lead to the form', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const parent of ['header', 'main']) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(`${parent} a[href="#contact"]:visible`).first().press('Enter');
    await expect(page).toHaveURL(/#contact$/);
    await expect(page.locator('#contact h2')).toBeInViewport();
    expect(await page.locator('header').first().boundingBox()).toMatchObject({ y: 0 });
    await page.keyboard.press('Tab');
    await expect(field(page, 'name')).toBeFocused();
  }
});

test('the hero of each service leads to the form', async ({ page }) => {
  for (const id of serviceRouteIds) {
    await open(page, pathOf(id));
    const { primary } = content[id].hero;
    // The message keeps the subject from the previous page.
    await field(page, 'message').fill('');
    await page.locator('main').getByRole('link', { name: primary, exact: true }).first().click();
    await expect(page.locator('#contact h2')).toBeInViewport();
    await expect(field(page, 'message')).toHaveValue(primary);
  }
});

test('the messenger in the header opens in a tab of its own', async ({ page }) => {
  await page.context().route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
  await open(page, '/');
  const opened = page.waitForEvent('popup');
  await page.locator('header a[href="https://t.me/handle"]:visible').click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://t.me/handle');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
});

test('a phone shows the number in words, in the menu and at the form of each page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const { path } of routes) {
    await open(page, path);
    const number = page.getByText('+7 949 111-22-33').filter({ visible: true });
    await expect(page.locator('#contact').locator(number)).not.toHaveCount(0);
    await page.getByRole('button', { name: content.site.header.menu }).click();
    const menu = page.getByRole('navigation', { name: content.site.header.navigation });
    await expect(menu.first().locator(number)).toBeInViewport({ ratio: 1 });
  }
});
