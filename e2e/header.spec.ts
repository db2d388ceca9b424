import { routes } from '@/lib/routes';
import { expect, open, phone, test } from './fixtures';
import { content } from './frozen-content';
import { href } from './site';

const { site } = content;
const menu = { name: site.header.navigation };

for (const { id, path } of routes) {
  test(`on ${path} the menu marks «${site.menu[id]}» and nothing else`, async ({ page }) => {
    await open(page, path);
    const current = page.getByRole('navigation', menu).first().locator('[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText(site.menu[id]);
  });
}

test('an address without its slash marks the same link', async ({ page }) => {
  await open(page, '/calculator');
  await expect(page.locator('header [aria-current=page]')).toHaveText(site.menu.calculator);
});

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  expect(await page.locator('header').first().boundingBox()).toMatchObject({ y: 0 });
});

test('a link switches the page without loading it anew', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator(`header a[href="${href('/seo-donetsk/')}"]`).click();
  await expect(page).toHaveURL(/\/seo-donetsk\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.seo.hero.title);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.home.hero.title);
});

test('no page is fetched ahead on sight, and one is on intent', async ({ page }) => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.txt')) payloads.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  // Its own data the page does need.
  expect(payloads).toEqual([href('/index.txt')]);
  await page.locator(`header a[href="${href('/seo-donetsk/')}"]`).hover();
  await expect
    .poll(() => payloads.some((path) => path.startsWith(href('/seo-donetsk/'))))
    .toBe(true);
});

for (const [name, find] of [
  ['header', 'header'],
  ['hero', 'main'],
] as const) {
  test(`the ${name}'s button scrolls to the contact section`, async ({ page }) => {
    await open(page, '/');
    await page.locator(`${find} a[href="#contact"]`).first().click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(page.locator('#contact h2')).toBeInViewport();
  });
}

test('scrolling is smooth unless the visitor asks for less motion', async ({ page }) => {
  await open(page, '/');
  const behavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens by its button and closes on choice', async ({ page }) => {
    await open(page, '/');
    const links = page.getByRole('navigation', menu).first();
    await expect(links).toBeHidden();
    await page.getByRole('button', { name: site.header.menu }).click();
    await expect(links.getByRole('link', { name: site.menu.calculator })).toBeVisible();
    await links.getByRole('link', { name: site.menu.calculator }).click();
    await expect(page).toHaveURL(/\/calculator\/$/);
    await expect(links).toBeHidden();
  });

  test('the link to the page one is on closes the menu too', async ({ page }) => {
    await open(page, '/');
    const links = page.getByRole('navigation', menu).first();
    await page.getByRole('button', { name: site.header.menu }).click();
    await links.getByRole('link', { name: site.menu.home }).click();
    await expect(links).toBeHidden();
  });

  test('the menu closes on Escape and gives the focus back', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: site.header.menu });
    await button.press('Enter');
    await expect(page.getByRole('navigation', menu).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', menu).first()).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('the menu opens and leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: site.header.menu }).click();
    await page
      .getByRole('navigation', menu)
      .first()
      .getByRole('link', { name: site.menu.websites })
      .click();
    await expect(page).toHaveURL(/\/website-creation-donetsk\/$/);
  });
});
