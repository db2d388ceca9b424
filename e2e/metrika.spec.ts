import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { calculateTo, skipSteps } from './calculator';
import { coveredByStrip, stripHeight } from './consent-strip';
import { fixtureContent } from './fixture-content';
import {
  test as base,
  desktop,
  expect,
  hold,
  leadsOf,
  networkQuiet,
  open,
  phone,
  plain,
} from './fixtures';
import { failOnce, field, fill, submit } from './lead-form';
import { href, NEXT_SITE, NEXT_SITE_FOLDER, SEND_ADDRESS, SITE_FOLDER } from './site';

const content = fixtureContent();

/* The next version of the site has a counter of visits. */

const { counter: words } = content.privacy;
const TAG = 'https://mc.yandex.ru/metrika/tag.js';

/** Collects requests to Yandex and answers them, so that nothing leaves this machine. */
const test = base.extend<{ asked: string[] }>({
  asked: async ({ context }, use) => {
    const asked: string[] = [];
    await context.route(/yandex|yastatic/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript' });
    });
    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
    await use(asked);
  },
});

test.use({ expectedMessages: /Failed to load resource/ });

const answer = (page: Page, name: string) => page.locator('footer').getByRole('button', { name });

/** Calls of the counter, such as `['hit', 'http://…']`, without its number. */
const calls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((window as Window & { ym?: { a?: unknown[][] } }).ym?.a ?? []).map((call) =>
      call.slice(1).filter((argument) => argument !== undefined),
    ),
  );

test('a site without a counter holds not one byte of it', () => {
  const traces = `metrika|mc\\.yandex|${words.allow}|${words.question}|${words.short}`;
  const holds = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(html|js|txt)$/.test(path))
      .filter((path) => new RegExp(traces, 'i').test(readFileSync(join(folder, path), 'utf8')));
  expect(holds(NEXT_SITE_FOLDER)).toContain('index.html');
  expect(holds(SITE_FOLDER)).toEqual([]);
});

test('the footer asks, and the counter gets each page until it is refused', {
  tag: '@addresses',
}, async ({ page, asked }) => {
  await open(page, `${NEXT_SITE}/`);
  await expect(page.locator('footer').getByText(words.question)).toBeVisible();
  await expect(page.locator('#privacy')).toContainText(words.policy);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('footer [aria-pressed=false]')).toHaveText([words.allow, words.deny]);
  await networkQuiet(page);
  expect([asked, await calls(page)]).toEqual([[], []]);

  await answer(page, words.allow).click();
  await expect.poll(() => asked).toEqual([TAG]);
  const home = await page.title();
  const counted: unknown[] = [
    ['init', expect.objectContaining({ defer: true, webvisor: false })],
    ['hit', `${NEXT_SITE}/`, { title: home, referer: '' }],
  ];
  await expect.poll(() => calls(page)).toEqual(counted);
  await page.locator(`footer a[href="${href('/calculator/')}"]`).click();
  await expect(page).not.toHaveTitle(home);
  counted.push([
    'hit',
    `${NEXT_SITE}/calculator/`,
    { title: await page.title(), referer: `${NEXT_SITE}/` },
  ]);
  await expect.poll(() => calls(page)).toEqual(counted);
  // Without a reload, which would lose what is counted.
  await answer(page, words.deny).click();
  await expect.poll(() => calls(page)).toEqual([...counted, ['destruct']]);
});

/** Agrees before the page is opened. */
const agree = (page: Page) => page.addInitScript(() => localStorage.setItem('metrika', 'yes'));

const goalsOf = async (page: Page) =>
  (await calls(page)).filter(([name]) => name === 'reachGoal').map(([, ...goal]) => goal);

// Which links reach which goal is tested in lib/browser/goals.test.ts, and whose answer is kept in
// components/layout/Metrika.
test('the counter gets goals in their order, and no word of a lead', {
  tag: '@addresses',
}, async ({ page, asked }) => {
  await agree(page);
  await open(page, `${NEXT_SITE}/calculator/`);
  // A click on a telephone number would leave the page for the system's own dialog.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
  await page.locator('#contact li a[href^="tel:"]').click();
  const messenger = page.waitForEvent('popup');
  await page.locator('#contact a[href="https://t.me/handle"]').click();
  // A page behind another tab is drawn once a second.
  await (await messenger).close();
  await skipSteps(page);
  await fill(page, 'Тайное Имя', 'Тайна', '8 949 765 43 21');
  await field(page, 'consent').check();
  await page.route(SEND_ADDRESS, (route) => route.abort(), { times: 1 });
  await submit(page).click();
  const place = { page: href('/calculator/') };
  const goals: unknown[] = [
    ['call_pressed'],
    ['messenger_pressed'],
    ['calculator_started'],
    ...[2, 3, 4].map((step) => ['calculator_step', { step }]),
    ['calculator_empty'],
    ['form_started'],
    ['lead_failed', place],
  ];
  await expect.poll(() => goalsOf(page)).toEqual(goals);
  await submit(page).click();
  await expect.poll(() => goalsOf(page)).toEqual([...goals, ['lead_sent', place]]);
  expect(await leadsOf('Тайное Имя')).toHaveLength(1);
  expect(JSON.stringify(await calls(page))).not.toMatch(/Тайн|765/);
  expect(asked).toEqual([TAG]);
});

test('a finished calculator counts the sum on the screen, and a lead its offer', async ({
  page,
  asked,
}) => {
  await agree(page);
  await open(page, `${NEXT_SITE}/calculator/`);
  await calculateTo(page, content.calculator.steps.length);
  const work = page.locator('#estimate p', { hasText: content.calculator.result.firstMonth });
  const sum = Number(plain(String(await work.textContent())).replace(/\D/g, ''));
  expect(sum).toBeGreaterThan(0);
  expect(await goalsOf(page)).toEqual([
    ['calculator_started'],
    ...[2, 3, 4].map((step) => ['calculator_step', { step }]),
    ['calculator_finished', { order_price: sum, currency: 'RUB' }],
  ]);

  await page
    .locator(`header a[href="${href('/')}"]`)
    .first()
    .click();
  const offer = page.locator('#offers [data-subject]').first();
  const subject = await offer.getAttribute('data-subject');
  await offer.click();
  await field(page, 'name').fill('Счётная Лидия');
  await field(page, 'phone').fill('1');
  await field(page, 'consent').check();
  await submit(page).click();
  await expect
    .poll(() => goalsOf(page).then((goals) => goals.at(-1)))
    .toEqual(['lead_sent', { page: href('/'), offer: subject }]);
  expect(asked).toEqual([TAG]);
});

test('the strip asks above the bar, over no field, in two lines', async ({ page, asked }) => {
  const strip = page.getByRole('region', { name: words.short });
  for (const [size, path] of [
    [phone, '/'],
    [{ width: 320, height: 640 }, '/seo-donetsk/'],
    [desktop, '/calculator/'],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, NEXT_SITE + path);
    await expect(strip).toHaveCount(0);
    let seen = 0;
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += size.height / 2) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      // Observers report with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      await expect.poll(() => page.evaluate(coveredByStrip), { message: path }).toEqual([]);
      const height = await page.evaluate(stripHeight);
      if (height) seen++;
      expect(height, `${path} at ${top}`).toBeLessThan(100);
    }
    // The calculator is its form for the most part.
    if (path !== '/calculator/') expect(seen).toBeGreaterThan(2);
  }
  expect(asked).toEqual([]);
});

const scrollPastFirstScreen = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));

/** Opens home on a phone and scrolls until the strip asks. */
async function openStrip(page: Page): Promise<Locator> {
  const strip = page.getByRole('region', { name: words.short });
  await page.setViewportSize(phone);
  await open(page, `${NEXT_SITE}/`);
  await scrollPastFirstScreen(page);
  await expect(strip).toBeVisible();
  return strip;
}

test('both answers of the strip are equally wide', async ({ page, asked }) => {
  const strip = await openStrip(page);
  const widthOf = async (name: string) =>
    (await strip.getByRole('button', { name }).boundingBox())?.width ?? Number.NaN;
  expect(await widthOf(words.allow)).toBeCloseTo(await widthOf(words.deny), 0);
  expect(asked).toEqual([]);
});

test('a refusal in the strip counts on all pages', async ({ page, asked }) => {
  const strip = await openStrip(page);
  await strip.getByRole('button', { name: words.deny }).click();
  await expect(strip).toHaveCount(0);
  await open(page, `${NEXT_SITE}/seo-donetsk/`);
  await scrollPastFirstScreen(page);
  await expect(page.locator('footer [aria-pressed=true]')).toHaveText(words.deny);
  await expect(strip).toHaveCount(0);
  expect([asked, await calls(page)]).toEqual([[], []]);
});

test('the strip leaves the lower edge to a notice', async ({ page, asked }) => {
  await page.setViewportSize(phone);
  await open(page, `${NEXT_SITE}/seo-donetsk/`);
  const strip = page.getByRole('region', { name: words.short });
  // Who sees the outcome in the form gets no notice elsewhere.
  await failOnce(page);
  const release = await hold(page, SEND_ADDRESS);
  await fill(page, 'Анна');
  await field(page, 'consent').check();
  await submit(page).click();
  await scrollPastFirstScreen(page);
  release();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(strip).toBeHidden();
  await toast.getByRole('button', { name: content.contact.notices.close }).click();
  await expect(strip).toBeVisible();
  expect(asked).toEqual([]);
});
