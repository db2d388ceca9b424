import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkState } from 'linkinator';
import { pathOf, routes, serviceRouteIds } from '@/lib/routes';
import { fixtureContent } from './fixture-content';
import { expect, test } from './fixtures';
import { href, NEXT_SITE_FOLDER, pages, SITE, SITE_FOLDER } from './site';
import { HAS_EXPORT } from './support/build-site';
import { crawlLinks, htmlErrors } from './support/page';
import { expectTexts } from './texts';

const content = fixtureContent();

/* The pages without any script. */

// A page that is read from its file has no address for its preloads.
test.use({ javaScriptEnabled: false, expectedMessages: /preload/ });

const files = [
  ...pages.map((path) => join(SITE_FOLDER, path.endsWith('/') ? `${path}index.html` : path)),
  // With a consent checkbox and a counter of visits.
  join(NEXT_SITE_FOLDER, 'index.html'),
];

test('every page is valid HTML', async () => {
  for (const file of files) {
    expect(await htmlErrors(file), file).toEqual([]);
  }
});

/* Safari before 17.4 and Firefox before 128 drop generated content with an alternative text. */
test('generated content has a plain value before one with an alternative text', () => {
  const styled = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|html)$/.test(name))
    .map((name) => readFileSync(join(SITE_FOLDER, name), 'utf8'));
  const declarations = styled.flatMap((text) => text.match(CONTENTS_WITH_ALTERNATIVE) ?? []);
  expect(declarations).not.toEqual([]);
  const alone = declarations.filter((text) => !/^content:([^;]*);content:\1 ?\/ ?""$/.test(text));
  expect([...new Set(alone)]).toEqual([]);
});

/** Matches a declaration with alternative text, and any plain declaration before it. */
const CONTENTS_WITH_ALTERNATIVE = /(?:content:[^;{}]*;)?content:[^;{}]*\/\s*""/g;

/*
 * A browser asks for few of the addresses a page names: icons, share pictures and other widths of a picture are left
 * to search engines and messengers. Under a sub-path these are the first to break.
 */
test('every address that a page names is alive', { tag: '@addresses' }, async () => {
  const links = await crawlLinks(SITE, SITE);
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, status, parent }) => `${url} ${status} on ${parent}`)).toEqual([]);

  // A crawl that stopped early would find nothing broken.
  const seen = new Set(links.map(({ url }) => url));
  for (const { id, path } of routes) {
    expect(seen).toContain(`${SITE}${path}`);
    expect([...seen].join(' ')).toContain(`${SITE}/share/${id}-`);
  }

  // Other sites, and addresses of this host outside the site's folder, are not requested. Only their form is compared.
  const foreign = links.filter(({ state }) => state === LinkState.SKIPPED).map(({ url }) => url);
  expect([...new Set(foreign)].sort()).toEqual([
    'https://example.org/flowers',
    'https://example.org/review',
    'https://t.me/handle',
    'mailto:owner@example.ru',
    'tel:+79491112233',
  ]);
});

test('every page has its headline, the form, and ways to the owner and on', async ({ page }) => {
  for (const { id, path } of routes) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1, h2, h3').first()).toHaveJSProperty('tagName', 'H1');
    await expect(page.locator('header nav [aria-current=page]')).toHaveText(content.site.menu[id]);
    const contact = page.locator('#contact');
    for (const field of [
      'input[name=name][required]',
      'input[name=phone][type=tel][required]',
      'textarea[name=message][rows="4"]',
      'input[name=audit]:checked',
    ]) {
      await expect(contact.locator(field)).toBeVisible();
    }
    await expect(contact.locator('a[href="tel:+79491112233"]').first()).toBeVisible();
    await expect(contact.locator('a[href="https://t.me/handle"]')).toBeVisible();
    // A block of the home page that is none of its sections.
    await expect(page.locator('section#privacy, section #privacy')).toHaveCount(0);
    // Nobody gives a consent where the form asks for none.
    const documents = id === 'home' ? [content.privacy.policy.title] : [];
    await expect(page.locator('#privacy h3')).toHaveText(documents);
    if (!serviceRouteIds.some((serviceId) => serviceId === id)) continue;
    await expect(page.locator(`main a[href="${href('/calculator/')}"]`).first()).toBeVisible();
    for (const other of serviceRouteIds.filter((serviceId) => serviceId !== id)) {
      await expect(page.locator(`#others a[href="${href(pathOf(other))}"]`)).toBeVisible();
    }
  }
});

test('a service page shows a review as its proof, without the link to a case', async ({ page }) => {
  await page.goto('/seo-donetsk/');
  await expect(page.locator('#proof article')).toHaveCount(1);
  // The case that the review belongs to is on home.
  await expect(page.locator('#proof a[href^="#case"]')).toHaveCount(0);
});

test('a page has each heading once, whatever its layout', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const headings = await page.locator('h1, h2, h3').allTextContents();
    expect(headings, path).toEqual([...new Set(headings)]);
  }
});

test('a reader mode, which knows no styles, reads nothing about scripts', async ({ page }) => {
  test.skip(!HAS_EXPORT, 'Next writes all texts into the page a second time, as data');
  const { form } = content.contact;
  for (const path of ['/', '/calculator/']) {
    await page.goto(path);
    const read = await page.evaluate(() => {
      for (const unread of document.querySelectorAll('noscript, [hidden]')) unread.remove();
      return document.body.textContent;
    });
    for (const { noScript, late, absent } of [form, content.calculator.form]) {
      expect(read).not.toContain(noScript);
      expect(read).not.toContain(late);
      expect(read).not.toContain(absent);
    }
  }
});

test('every text of the content stands on its page', async ({ page }) => {
  await expectTexts(page, SITE_FOLDER, content);
});

/** The sections of home by their ids. */
const SECTIONS = [
  'niches',
  'about',
  'comparison',
  'services',
  'seo',
  'cases',
  'results',
  'reviews',
  'guarantees',
  'faq',
  'offers',
  'contact',
];

test('home’s sections have their order and numbers', async ({ page }) => {
  await page.goto('/');
  const sections = page.locator('main > section');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(SECTIONS);
  for (const section of await sections.all()) {
    await expect(section).toHaveCSS('counter-increment', 'section 1');
    const number = /^counter\(section, decimal-leading-zero\)/;
    await expect(section.locator('header').first()).toHaveCSS('content', number, {
      pseudo: 'before',
    });
  }
});

test('all cases and offers of home are shown and lead to the form', async ({ page }) => {
  await page.goto('/');
  for (const id of ['cases', 'offers'] as const) {
    const links = page.locator(`#${id} article a[href="#contact"]`);
    await expect(links).toHaveCount(content[id].items.length);
  }
  await expect(page.locator('#cases article:visible')).toHaveCount(content.cases.items.length);
});

test('the reviews of home have their stars and calls', async ({ page }) => {
  await page.goto('/');
  const { words } = content.reviews;
  for (const stars of [4, 5]) {
    const name = `${words.rating} ${stars} ${words.of} 5`;
    await expect(page.getByRole('img', { name })).toHaveCount(1);
  }
  const calls = page.locator('#reviews a[href^="tel:"]:visible');
  await expect(calls).toHaveCount(content.reviews.items.length + 1);
});

test('the calculator is shown whole', async ({ page }) => {
  await page.goto('/calculator/');
  for (const { title } of content.calculator.steps) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.locator('input[type=checkbox][name=service]:visible')).toHaveCount(8);
});
