import { fixtureContent } from './fixture-content';
import { collectLoads, desktop, expect, phone, test } from './fixtures';
import { field, fill, submit } from './lead-form';
import { menuOf, openMenu } from './menu';
import { unfinishedStrokes } from './pen';

const content = fixtureContent();

const { form } = content.contact;

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

test('the pen writes into the weekly report without scripts, and comes to an end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(desktop);
  await page.goto('/');
  const report = page.locator('#about figure');
  expect(await report.evaluate(unfinishedStrokes)).not.toEqual([]);
  await report.evaluate((figure) =>
    figure.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect.poll(() => report.evaluate(unfinishedStrokes)).toEqual([]);
});
