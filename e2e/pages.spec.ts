import { routes } from '@/lib/routes';
import { expect, open, plain, test } from './fixtures';
import { content } from './frozen-content';
import { href, SITE } from './site';

type Name = keyof typeof content;

/** Which content files a page shows. Every text of them must stand in its HTML. */
const files: Record<(typeof routes)[number]['id'], Name[]> = {
  home: [
    'home',
    'comparison',
    'services',
    'cases',
    'results',
    'reviews',
    'guarantees',
    'faq',
    'offers',
  ],
  calculator: ['prices'],
  targeting: ['targeting'],
  contextual: ['contextual'],
  websites: ['websites'],
  seo: ['seo'],
};

/** Fields that are no text of their own: names, flags, and what a page shows in the head or as an attribute. */
const notShown = new Set([
  'id',
  'icon',
  'page',
  'client',
  'category',
  'image',
  'alt',
  'meta',
  'sample',
  'teaser',
  'kind',
]);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notShown.has(key) ? [] : textsOf(inner)));
}

/** Everything that is read of a page, seen or heard: its texts and its labels. */
function wordsOf(html: string): string {
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  const texts = html.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<!--.*?-->/g, '');
  return plain([texts.replace(/<[^>]*>/g, ' '), ...labels].join(' ')).replaceAll('&amp;', '&');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, path } of routes) {
    test(`${path} holds every text of its content`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const words = wordsOf(String(await response?.text()));
      const missing = files[id]
        .flatMap((name) => textsOf(content[name]))
        .filter((text) => !words.includes(text));
      expect(missing).toEqual([]);
    });
  }

  test('the calculator lists all four steps', async ({ page }) => {
    await page.goto('/calculator/');
    for (const { title } of content.calculator.steps) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(page.locator('input[type=checkbox][name=service]')).toHaveCount(8);
  });

  test('all five cases are in sight', async ({ page }) => {
    await page.goto('/');
    for (const { title } of content.cases.items) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
  });

  test('the form says how to reach the owner', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(content.contact.form.noScript)).toBeVisible();
  });
});

for (const { path } of routes) {
  test(`${path} has one h1, a title, a description and the contact form`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/.{20,65}/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{120,160}/);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const shared = await page.request.get(String(picture));
    expect([shared.status(), shared.headers()['content-type']]).toEqual([200, 'image/png']);
    await expect(page.locator('#contact form')).toHaveCount(1);
    await expect(page.locator('#contact a[href^="tel:"]').first()).toHaveAttribute(
      'href',
      'tel:+79491112233',
    );
    await expect(page.locator('#contact a[href="https://t.me/handle"]')).toBeVisible();
  });
}

test('the service pages link to each other and to the calculator', async ({ page }) => {
  const servicePages = routes.slice(2);
  for (const { path } of servicePages) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator(`a[href="${href('/calculator/')}"]`).first()).toBeVisible();
    for (const other of servicePages.filter((one) => one.path !== path)) {
      await expect(main.locator(`#others a[href="${href(other.path)}"]`)).toBeVisible();
    }
  }
});

test('the processes are numbered lists and the portfolio has its seven pictures', async ({
  page,
}) => {
  await page.goto('/contextual-advertising-donetsk/');
  await expect(page.locator('#process ol > li')).toHaveCount(6);
  await page.goto('/website-creation-donetsk/');
  await expect(page.locator('#process ol > li')).toHaveCount(4);
  const pictures = page.locator('#portfolio img');
  await expect(pictures).toHaveCount(7);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', /.{10,}/);
    await expect(picture).toHaveAttribute('width', /\d+/);
    await expect(picture).toHaveAttribute('height', /\d+/);
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('nothing is asked of another host or from beside the site', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${SITE}/`) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  for (const { path } of routes) await open(page, path);
  expect(foreign).toEqual([]);
});
