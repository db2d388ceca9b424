import { routes } from '@/lib/routes';
import { expect, leadsOf, open, phone, plain, STILL, test } from './fixtures';
import { content } from './frozen-content';
import { SETTINGS } from './site';

test.use({ contextOptions: STILL });

const { contact, privacy } = content;

/** Everything a visitor reads in the block, as it stands in the content. */
const texts = [privacy.consent, privacy.policy].flatMap(({ title, paragraphs }) => [
  title,
  ...paragraphs,
]);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the consent and the policy stand on the home page, whole and in sight', async ({
    page,
  }) => {
    await page.goto('/#privacy');
    const block = page.locator('#privacy');
    await expect(block).toBeInViewport();
    const words = plain(String(await block.textContent()));
    for (const text of texts) expect(words).toContain(plain(text));
    await expect(block.locator('a[href="tel:+79491112233"]')).toBeVisible();
    await expect(
      block.locator(`a[href="mailto:${SETTINGS.NEXT_PUBLIC_OWNER_EMAIL}"]`),
    ).toBeVisible();
  });
});

test('the block is no section of the report and stands on the home page alone', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('section#privacy, section #privacy')).toHaveCount(0);
  await expect(page.locator('#privacy')).toHaveCount(1);
  await open(page, '/calculator/');
  await expect(page.locator('#privacy')).toHaveCount(0);
});

for (const { path } of routes) {
  test(`on ${path} the form and the footer lead to the texts`, async ({ page }) => {
    for (const place of ['#contact form', 'footer']) {
      await open(page, path);
      await page.locator(place).getByRole('link', { name: privacy.link }).click();
      await expect(page).toHaveURL(/\/#privacy$/);
      await expect(page.locator('#privacy h2')).toBeInViewport();
    }
  });
}

test('the link leads there again after the visitor has scrolled away', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const link = page.locator('#contact form').getByRole('link', { name: privacy.link });
  for (const _time of ['first', 'second']) {
    await link.click();
    await expect(page.locator('#privacy h2')).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('#privacy')).not.toBeInViewport();
  }
});

test('what was typed is there after the texts were read', async ({ page }) => {
  await open(page, '/seo-donetsk/');
  await page.locator('#contact [name=name]').fill('Читатель');
  await page.locator('#contact form').getByRole('link', { name: privacy.link }).click();
  await expect(page.locator('#privacy h2')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#contact [name=name]')).toHaveValue('Читатель');
});

test('by default the form states what the data is for and asks for name and phone alone', async ({
  page,
}) => {
  expect(contact.consent).toBe('statement');
  await open(page, '/');
  await expect(page.locator('#contact').getByText(contact.form.statement)).toBeVisible();
  await expect(page.locator('#contact [name=consent]')).toHaveCount(0);
  await expect(page.locator('#contact [required]')).toHaveCount(2);
  await page.locator('#contact [name=name]').fill('Без галочки');
  await page.locator('#contact [name=phone]').fill('1');
  await page.locator('#contact button[type=submit]').click();
  await expect.poll(() => leadsOf('Без галочки')).toHaveLength(1);
  const [lead] = await leadsOf('Без галочки');
  expect(lead?.message).toBe('');
});
