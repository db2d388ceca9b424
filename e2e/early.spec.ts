import type { Page } from '@playwright/test';
import { expect, hold, hydrated, leadsOf, phone, test } from './fixtures';
import { content } from './frozen-content';
import { href } from './site';

/** How long the network holds every script back. */
const HELD_MS = 5_000;

const { form, notices } = content.contact;
const submit = (page: Page) => page.locator('#contact button[type=submit]');
const field = (page: Page, name: string) => page.locator(`#contact [name=${name}]`);

/** Opens a page on a network on which every script comes five seconds after it was asked for. */
async function openSlowly(page: Page, path: string) {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    await route.continue();
  });
  // The calculator's scripts are asked for before the page has loaded, and hold its load event back.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expectAsleep(page);
}

/** No island has woken: what is done now is done before React. */
async function expectAsleep(page: Page) {
  const keys = await page.locator('header nav').evaluate((island) => Object.keys(island));
  expect(keys.filter((key) => key.startsWith('__react'))).toEqual([]);
}

test.describe('while the scripts are on their way', () => {
  test('the menu opens on a phone, and its links lead on', async ({ page }) => {
    await page.setViewportSize(phone);
    await openSlowly(page, '/');
    await page.locator('header button[popovertarget]').first().click();
    const link = page.locator(`header [popover] a[href="${href('/seo-donetsk/')}"]`);
    await expect(link).toBeVisible();
    await expectAsleep(page);
    await link.click();
    await expect(page).toHaveURL(/\/seo-donetsk\/$/);
  });

  test('a question opens', async ({ page }) => {
    await openSlowly(page, '/');
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await expectAsleep(page);
  });

  test('a press on the form is answered when the form wakes, as one lead', async ({ page }) => {
    await openSlowly(page, '/');
    await field(page, 'name').fill('Нетерпеливая Анна');
    await field(page, 'phone').fill('8 949');
    await field(page, 'message').fill('Салон');
    for (let press = 0; press < 3; press += 1) await submit(page).click();
    await expect(submit(page)).toHaveAttribute('data-waiting');
    await expectAsleep(page);
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByText(notices.sent.title).last()).toBeVisible({ timeout: 15_000 });
    expect(await leadsOf('Нетерпеливая Анна')).toEqual([
      expect.objectContaining({ from_phone: '8 949', message: 'Салон' }),
    ]);
  });

  test('an unfilled form is refused by the browser and sends nothing later', async ({ page }) => {
    await openSlowly(page, '/');
    await field(page, 'name').fill('Половина');
    await submit(page).click();
    await expect(field(page, 'phone')).toBeFocused();
    await field(page, 'phone').fill('8');
    await hydrated(page);
    await expect(field(page, 'name')).toHaveValue('Половина');
    await expect(field(page, 'phone')).toHaveValue('8');
    await expect(submit(page)).not.toHaveAttribute('data-waiting');
    expect(await leadsOf('Половина')).toEqual([]);
  });

  test('a press that waits long shows the phone beside the button', async ({ page }) => {
    const release = await hold(page, '**/_next/static/chunks/*.js');
    await page.goto('/');
    await field(page, 'name').fill('Ждущая');
    await field(page, 'phone').fill('8 949');
    await submit(page).click();
    await expect(page.getByText(form.late)).toBeVisible();
    await expectAsleep(page);
    release();
    await expect(page.getByText(notices.sent.title).last()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(form.late)).toBeHidden();
  });

  test('a tab pressed early is chosen when the tabs wake', async ({ page }) => {
    await openSlowly(page, '/');
    const beauty = page.getByRole('tab', { name: content.cases.tabs.beauty });
    await beauty.click();
    await expectAsleep(page);
    await expect(beauty).toHaveAttribute('aria-selected', 'true', { timeout: 15_000 });
  });

  test('the calculator keeps early ticks and takes one step for impatient presses', async ({
    page,
  }) => {
    await openSlowly(page, '/calculator/');
    const [context] = content.calculator.steps[0]?.services ?? [];
    await page.locator(`input[value="${context}"]`).check();
    const next = page.getByRole('button', { name: content.calculator.form.next });
    for (let press = 0; press < 4; press += 1) await next.click();
    await expectAsleep(page);
    await expect(page.getByText('Шаг 2 из 4')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Выбрано услуг: 1')).toBeVisible();
    await expect(page.locator(`input[value="${context}"]`)).toBeChecked();
  });

  test('the step may be skipped early', async ({ page }) => {
    await openSlowly(page, '/calculator/');
    await page.getByRole('button', { name: content.calculator.form.skip }).click();
    await expect(page.getByText('Шаг 2 из 4')).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('where a script does not come', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the form names the phone, and the next touch tries again', async ({ page }) => {
    let broken = true;
    await page.route('**/_next/static/chunks/*.js', (route) =>
      broken ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await expect(page.getByText(form.late)).toBeVisible();
    await expect(page.locator('#contact form a[href^="tel:"]').last()).toBeVisible();
    broken = false;
    await field(page, 'name').fill('Упорная');
    await hydrated(page);
    await expect(page.getByText(form.late)).toBeHidden();
    await expect(field(page, 'name')).toHaveValue('Упорная');
  });
});

test.describe('where another release has come since', () => {
  test.use({ expectedMessages: /integrity|digest/ });

  test('data that does not fit the page is refused', async ({ page }) => {
    await page.route('**/index.txt', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    await page.goto('/');
    await expect(page.getByText(form.late)).toBeVisible();
    await expectAsleep(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a press on the form puts nothing into the address', async ({ page }) => {
    await page.goto('/');
    await field(page, 'name').fill('Анна');
    await field(page, 'phone').fill('8 949');
    await submit(page).click();
    expect(new URL(page.url()).search).toBe('');
    await expect(field(page, 'name')).toHaveValue('Анна');
    await expect(page.getByText(form.noScript)).toBeVisible();
  });

  test('the menu and the questions open, the phone and the messenger are links', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.locator('header button[popovertarget]').first().click();
    await expect(page.locator(`header [popover] a[href="${href('/seo-donetsk/')}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    await expect(page.locator('#contact a[href="tel:+79491112233"]').first()).toBeVisible();
    await expect(page.locator('#contact a[href="https://t.me/handle"]')).toBeVisible();
  });
});
