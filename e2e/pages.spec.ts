import { routes } from '@/lib/routes';
import { content } from './fixture-content';
import { expect, test } from './fixtures';
import { href } from './site';

/* What the pages hold without any script. */

test.use({ javaScriptEnabled: false });

for (const { id, path } of routes) {
  test(`${path} has its headline, the form and the ways to the owner`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1, h2, h3').first()).toHaveJSProperty('tagName', 'H1');
    await expect(page.locator('header nav [aria-current=page]')).toHaveText(content.site.menu[id]);
    const contact = page.locator('#contact');
    await expect(contact.locator('form')).toHaveCount(1);
    await expect(contact.locator('a[href="tel:+79491112233"]').first()).toBeVisible();
    await expect(contact.locator('a[href="https://t.me/handle"]')).toBeVisible();
    // A block of the home page that is none of its sections.
    await expect(page.locator('#privacy')).toHaveCount(id === 'home' ? 1 : 0);
    await expect(page.locator('section#privacy, section #privacy')).toHaveCount(0);
  });
}

test('the service pages link to each other and to the calculator', async ({ page }) => {
  const servicePages = routes.slice(2);
  for (const { path } of servicePages) {
    await page.goto(path);
    await expect(page.locator(`main a[href="${href('/calculator/')}"]`).first()).toBeVisible();
    for (const other of servicePages.filter((one) => one.path !== path)) {
      await expect(page.locator(`#others a[href="${href(other.path)}"]`)).toBeVisible();
    }
  }
});

test('the processes are numbered, and the calculator, the cases and the policy are shown whole', async ({
  page,
}) => {
  await page.goto('/contextual-advertising-donetsk/');
  await expect(page.locator('#process ol > li')).toHaveCount(2);
  await page.goto('/website-creation-donetsk/');
  await expect(page.locator('#process ol > li')).toHaveCount(2);
  await page.goto('/calculator/');
  for (const { title } of content.calculator.steps) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.locator('input[type=checkbox][name=service]:visible')).toHaveCount(8);
  await page.goto('/');
  await expect(page.locator('#cases article:visible')).toHaveCount(3);
  await page.goto('/#privacy');
  await expect(page.locator('#privacy a[href="tel:+79491112233"]')).toBeVisible();
  await expect(page.locator('#privacy a[href="mailto:owner@example.ru"]')).toBeVisible();
});
