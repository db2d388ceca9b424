import type { Page } from '@playwright/test';
import { calculateTo } from './calculator';
import { content } from './fixture-content';
import { expect, expectNotHydrated, hold, hydrated, open, press, STILL, test } from './fixtures';
import { expectTyped, field, fill, region, submit } from './lead-form';

/* Scripts that fail: while they run, and because a new release has taken their files away. */

const { failure } = content.site;

test.use({
  contextOptions: STILL,
  expectedMessages: /broken|Minified React error|404|late|error/i,
});

test('a component that fails leaves the page, the phone and a reload that keeps what was typed', async ({
  page,
}) => {
  await open(page, '/calculator/');
  await fill(page, 'Сломанная страница');
  await page.evaluate(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        throw new Error('broken');
      },
    });
  });
  await calculateTo(page, 3);
  await press(page, 'Получить расчет');
  const notice = page.getByRole('alert').filter({ hasText: failure.reload });
  await expect(notice).toBeVisible();
  await expect(notice.locator('a[href="tel:+79491112233"]')).toBeVisible();
  await expect(notice.getByRole('link', { name: failure.form })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#contact h2')).toBeVisible();
  await notice.getByRole('button', { name: failure.reload }).click();
  await hydrated(page);
  await expect(notice).toBeHidden();
  await expect(field(page, 'name')).toHaveValue('Сломанная страница');
  await expect(page.getByText('Выбрано услуг: 4')).toBeVisible();
});

test('a page whose texts a translator has wrapped still answers', async ({ page }) => {
  await open(page, '/calculator/');
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style') || !text.textContent?.trim()) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
  await calculateTo(page, 1);
  await submit(page).click();
  await expect(region(page)).toContainText(content.contact.notices.missing.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('where the files of the page are gone with their release', () => {
  const SCRIPTS = '**/_next/static/chunks/*.js';

  /** Answers as a host that has a new release: other HTML, and none of the old scripts. */
  async function release(page: Page, isGone: () => boolean) {
    let loads = 0;
    await page.route(SCRIPTS, (route) =>
      isGone() ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.route('**/calculator/', (route) => {
      if (route.request().resourceType() === 'document') loads += 1;
      else return route.fulfill({ body: '<p>new release</p>', contentType: 'text/html' });
      return route.continue();
    });
    return () => loads;
  }

  test('one reload fetches the new ones and keeps what was typed and ticked', async ({ page }) => {
    let isGone = true;
    const loads = await release(page, () => isGone);
    const letScriptsCome = await hold(page, SCRIPTS);
    await page.goto('/calculator/', { waitUntil: 'domcontentloaded' });
    const typed = await fill(page, 'Анна', 'до скриптов');
    await page.locator('[value=vk-targeting]').check();
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    letScriptsCome();
    await reloaded;
    isGone = false;
    await hydrated(page);
    expect(loads()).toBe(2);
    await expectTyped(page, typed);
    await expect(page.locator('[value=vk-targeting]')).toBeChecked();
    await expect(page.getByText('Выбрано услуг: 1')).toBeVisible();
  });

  test('a release that stays broken is reloaded once and no more', async ({ page }) => {
    await page.clock.install();
    const loads = await release(page, () => true);
    await page.goto('/calculator/', { waitUntil: 'commit' });
    await expect.poll(loads).toBe(2);
    await expect(page.locator('html[data-scripts=late]')).toBeAttached();
    const asked = page.waitForRequest(/chunks/);
    await page.clock.fastForward('00:30');
    await asked;
    await expectNotHydrated(page);
    expect(loads()).toBe(2);
  });
});
