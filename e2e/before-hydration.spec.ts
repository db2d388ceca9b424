import { content } from './fixture-content';
import {
  collectLoads,
  expect,
  expectNotHydrated,
  hold,
  hydrated,
  phone,
  SCRIPTS,
  test,
} from './fixtures';
import { field, fill, submit } from './lead-form';
import { menuOf, openMenu } from './menu';

const { form } = content.contact;

// A form and the calculator are tested in every engine (engines).
test('before hydration the menu works, and a tab and a button’s subject wait', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await hold(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await openMenu(page);
  await menuOf(page).locator('a[href="#contact"]').click();
  await expect(menuOf(page)).toBeHidden();
  await expect(page.locator('#contact h2')).toBeInViewport();
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('data-waiting');
  await page.locator('#offers article a').first().click();
  await expectNotHydrated(page);
  release();
  const { button, items } = content.offers;
  await expect(field(page, 'message')).toHaveValue(`${button}: ${items[0]?.title}`);
  await expect(page.locator('#cases article:visible')).toHaveCount(1);
});

test.describe('where scripts do not come', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the form names the phone, and the next interaction tries again', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(form.absent)).toBeVisible();
    // The connection is not to blame.
    await expect(page.getByText(form.late)).toBeHidden();
    await expect(page.locator('#contact form a[href^="tel:"]').last()).toBeVisible();
    await page.unroute(SCRIPTS);
    await field(page, 'name').fill('Упорная');
    await hydrated(page);
    await expect(page.getByText(form.absent)).toBeHidden();
    await expect(field(page, 'name')).toHaveValue('Упорная');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('menu, questions and links work, and the form gives the phone', async ({ page }) => {
    await page.goto('/');
    const typed = await fill(page, 'Без скриптов');
    // A form that is sent without scripts would put the name and the phone into the address.
    const loads = collectLoads(page);
    await submit(page).click();
    await expect(field(page, 'name')).toHaveValue(typed.name);
    // Playwright reads no texts in a noscript element itself.
    await expect(page.locator('#contact noscript p')).toBeVisible();
    await expect(page.locator('#contact noscript p')).toContainText(form.noScript);
    await expect(page.locator('#contact a[href="tel:+79491112233"]').first()).toBeVisible();
    await expect(page.locator('#contact a[href="https://t.me/handle"]')).toBeVisible();
    await expect(page.getByText('Мастерская ежей, 3 месяца рекламы')).toBeVisible();
    await expect(page.locator('output, select').filter({ visible: true })).toHaveCount(0);
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    expect(loads).toEqual([]);
    await openMenu(page);
    await menuOf(page).getByRole('link', { name: content.site.menu.seo }).click();
    await expect(page).toHaveURL(/\/seo-donetsk\/$/);
  });
});
