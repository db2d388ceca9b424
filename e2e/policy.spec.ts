import { expect, open, test } from './fixtures';
import { content } from './frozen-content';
import { INBOX } from './site';
import { pages } from './states';

for (const path of pages) {
  test(`${path} says what may run before anything can`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(;|$)/);
    expect(policy).toContain(`connect-src 'self' ${INBOX};`);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });
}

// Every other browser test runs under the same policy, and fails on any violation the console tells.
test.describe('a script that somebody else has put in', () => {
  test.use({ expectedMessages: /Content Security Policy/ });

  test('does not run', async ({ page }) => {
    await open(page, '/');
    const violation = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) =>
            resolve(event.effectiveDirective),
          );
        }),
    );
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.hacked = true';
      document.body.append(script);
    });
    expect(await violation).toBe('script-src-elem');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('may not send anything elsewhere', async ({ page }) => {
    await open(page, '/');
    const sent = await page.evaluate(() =>
      fetch('https://example.org/', { method: 'POST', body: '1' }).then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(sent).toBe('refused');
  });

  test('may not hand the form to another address', async ({ page }) => {
    await open(page, '/');
    const directive = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) =>
            resolve(event.effectiveDirective),
          );
          const form = document.createElement('form');
          form.action = 'https://example.org/';
          document.body.append(form);
          form.submit();
        }),
    );
    expect(directive).toBe('form-action');
  });
});

test('what is typed into the form never becomes markup', async ({ page }) => {
  await open(page, '/');
  const hostile = '<img src=x onerror="window.hacked=true">';
  for (const name of ['name', 'phone', 'message']) {
    await page.locator(`#contact [name=${name}]`).fill(hostile);
  }
  await page.locator('#contact button[type=submit]').click();
  await expect(page.getByText(content.contact.notices.sent.title).last()).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
