import { fixtureContent } from '../../../e2e/fixture-content';
import {
  expect,
  expectNotHydrated,
  hold,
  hydrated,
  phone,
  SCRIPTS,
  test,
} from '../../../e2e/fixtures';
import { field } from '../../../e2e/lead-form';
import { menuOf, openMenu } from '../../../e2e/menu';

const content = fixtureContent();

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
