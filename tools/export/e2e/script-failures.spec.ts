import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fixtureContent } from '../../../e2e/fixture-content';
import { expect, hydrated, open, test } from '../../../e2e/fixtures';
import { linkTo } from '../../../e2e/menu';
import { SITE_FOLDER } from '../../../e2e/site';

const content = fixtureContent();

const { failure } = content.site;

test.use({
  expectedMessages:
    /broken|avif|ERR_FAILED|status of 403|Minified React error|Content Security Policy/i,
});

test('a host without AVIF shows the WebP that stands beside it', async ({ page }) => {
  await page.route('**/*.avif', (route) => route.fulfill({ status: 404 }));
  await page.goto('/website-creation-donetsk/');
  const work = page.locator('#portfolio img').first();
  await expect(work).toHaveJSProperty('complete', true);
  await expect
    .poll(() => work.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await work.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/);
});

test('a script that fails twice is loaded by the third try, and the page says so until then', async ({
  page,
}) => {
  let tries = 0;
  await page.route('**/_next/static/data/*.js', (route) => {
    tries += 1;
    return tries < 3 ? route.abort() : route.continue();
  });
  await page.goto('/calculator/');
  await expect(page.getByText(content.calculator.form.absent)).toBeVisible();
  await hydrated(page);
  expect(tries).toBe(3);
  await expect(page.getByText(content.calculator.form.absent)).toBeHidden();
});

for (const [what, change] of Object.entries({
  'with CRLF': (text: string) => ({ body: text.replaceAll('\n', '\r\n') }),
  'with a byte-order mark': (text: string) => ({ body: `\ufeff${text}` }),
  'with a banner': (text: string) => ({ body: `${text}\n<!-- hosted for free -->` }),
  refused: () => ({ status: 403 }),
})) {
  test(`where a host gives texts ${what}, pages answer and lead on`, async ({ page }) => {
    await page.route('**/*.txt*', async (route) => {
      const response = await route.fetch({ maxRetries: 2 });
      await route.fulfill({ response, ...change(await response.text()) });
    });
    await open(page, '/');
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await linkTo(page, '/calculator/').click();
    await expect(page.locator('h1')).toHaveText(content.calculator.hero.title);
    await hydrated(page);
    await page.locator('[value=vk-targeting]').check();
    await expect(page.getByText('Выбрано услуг: 1')).toBeVisible();
  });
}

test.describe('from the disk', () => {
  test.use({ expectedMessages: /file:/ });

  test('a page says what it is, and blames no connection for a button without an answer', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(pathToFileURL(join(SITE_FOLDER, 'index.html')).href);
    await expect(page.getByText(failure.fromDisk)).toBeVisible();
    await page.getByRole('tab').last().click();
    // After four seconds a click that waits for the scripts would show the notice.
    await page.clock.runFor(5_000);
    const notice = page.getByText(content.contact.form.late);
    await expect(notice).toBeAttached();
    await expect(notice).toBeHidden();
  });
});

// Every other browser test runs under the same policy, and fails on any violation in the console.
test('a script that somebody else has put in does not run or send anything elsewhere', async ({
  page,
}) => {
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
    .poll(() => page.evaluate(() => (window as Window & { refused?: string[] }).refused?.sort()))
    .toEqual(['connect-src', 'form-action', 'script-src-elem']);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
