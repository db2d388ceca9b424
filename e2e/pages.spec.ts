import { routes } from '@/lib/routes';
import { expect, plain, test } from './fixtures';
import { content } from './frozen-content';
import { href } from './site';

/* What the pages hold without any script. */

test.use({ javaScriptEnabled: false });

/** Which content files a page shows. Every text of them must stand in its HTML. */
const files: Record<string, string> = {
  home: 'home comparison services cases results reviews guarantees faq offers privacy',
  calculator: 'prices',
};

/** Fields that are no text of their own: names, flags, and what a page shows in the head or as an attribute. */
const notShown = new Set(
  'id icon page client category image alt meta sample hideAll teaser kind payment words sale report case source includes counter note'.split(
    ' ',
  ),
);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notShown.has(key) ? [] : textsOf(inner)));
}

/** Everything that is read of a page, seen or announced: its texts and its labels. */
function wordsOf(html: string): string {
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  const texts = html.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<!--.*?-->/g, '');
  return plain([texts.replace(/<[^>]*>/g, ' '), ...labels].join(' ')).replaceAll('&amp;', '&');
}

for (const { id, path } of routes) {
  test(`${path} holds every text of its content, the form and the ways to the owner`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    const words = wordsOf(String(await response?.text()));
    const names = (files[id] ?? id).split(' ') as (keyof typeof content)[];
    const texts = names.flatMap((name) => textsOf(content[name]));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);

    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1, h2, h3').first()).toHaveJSProperty('tagName', 'H1');
    await expect(page.locator('header nav [aria-current=page]')).toHaveText(content.site.menu[id]);
    const contact = page.locator('#contact');
    await expect(contact.locator('form')).toHaveCount(1);
    await expect(contact.locator('a[href="tel:+79491112233"]').first()).toBeVisible();
    await expect(contact.locator('a[href="https://t.me/handle"]')).toBeVisible();
    // A block of the home page that is none of its sections.
    await expect(page.locator('#privacy')).toHaveCount(id === 'home' ? 1 : 0);
    await expect(page.locator('section#privacy, section #privacy')).toHaveCount(0);
  });
}

test('the service pages link to each other and to the calculator', async ({ page }) => {
  const servicePages = routes.slice(2);
  for (const { path } of servicePages) {
    await page.goto(path);
    await expect(page.locator(`main a[href="${href('/calculator/')}"]`).first()).toBeVisible();
    for (const other of servicePages.filter((one) => one.path !== path)) {
      await expect(page.locator(`#others a[href="${href(other.path)}"]`)).toBeVisible();
    }
  }
});

test('the processes are numbered, and the calculator, the cases and the policy are shown whole', async ({
  page,
}) => {
  await page.goto('/contextual-advertising-donetsk/');
  await expect(page.locator('#process ol > li')).toHaveCount(6);
  await page.goto('/website-creation-donetsk/');
  await expect(page.locator('#process ol > li')).toHaveCount(4);
  await page.goto('/calculator/');
  for (const { title } of content.calculator.steps) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.locator('input[type=checkbox][name=service]:visible')).toHaveCount(8);
  await page.goto('/');
  await expect(page.locator('#cases article:visible')).toHaveCount(5);
  await page.goto('/#privacy');
  await expect(page.locator('#privacy a[href="tel:+79491112233"]')).toBeVisible();
  await expect(page.locator('#privacy a[href="mailto:owner@example.ru"]')).toBeVisible();
});
