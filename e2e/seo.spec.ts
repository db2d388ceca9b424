import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pathOf, routes, serviceRouteIds } from '@/lib/routes';
import { content } from './fixture-content';
import { expect, plain, test } from './fixtures';
import { href, SITE } from './site';

// A robot may or may not run scripts: what it must find is in the HTML.
test.use({ javaScriptEnabled: false });

type Node = Record<string, unknown>;

test('every page names itself to search engines and messengers', {
  tag: '@addresses',
}, async ({ page }) => {
  const seen = new Set<string>();
  for (const { id, path } of routes) {
    await page.goto(path);
    const title = await page.title();
    const meta = await metaOf(page);
    const { description = '' } = meta;
    const picture = `${SITE}/share/${id}.png`;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE}${path}`);
    expect(meta).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': `${SITE}${path}`,
      'og:type': 'website',
      'og:locale': 'ru_RU',
      'og:site_name': content.site.brand,
      'og:image': picture,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
    });
    // Nobody has asked for a verification, and nothing keeps the page out of the index.
    expect(Object.keys(meta).join()).not.toMatch(/verification|robots/);
    seen.add(title).add(description);
  }
  expect(seen.size).toBe(2 * routes.length);
});

test('every page states the same facts in JSON-LD and in microdata', async ({ page }) => {
  for (const { id, path } of routes) {
    await page.goto(path);
    const graph = await graphOf(page);
    const types = ['ProfessionalService'];
    types.push(...(id === 'home' ? ['WebSite', 'FAQPage'] : ['BreadcrumbList']));
    if (serviceRouteIds.some((one) => one === id)) types.push('Service');
    expect(graph.map((node) => node['@type']).sort(), path).toEqual(types.sort());
    expect(JSON.stringify(graph)).not.toMatch(/rating|review/i);
    const business = nodeIn(graph, 'ProfessionalService');
    const { opens, closes, dayOfWeek } = business.openingHoursSpecification as Node;
    expect(dayOfWeek).toHaveLength(7);
    const item = page.locator('[itemtype="https://schema.org/ProfessionalService"]');
    await expect(item).toHaveAttribute('itemid', String(business['@id']));
    const value = (name: string) => item.locator(`[itemprop=${name}]`);
    await expect(value('name')).toHaveAttribute('content', String(business.name));
    await expect(value('telephone')).toHaveText(String(business.telephone));
    await expect(value('openingHours')).toHaveAttribute('content', `Mo-Su ${opens}-${closes}`);
    const { addressLocality, addressRegion } = business.address as Node;
    await expect(value('addressLocality')).toHaveText(String(addressLocality));
    await expect(value('addressRegion')).toHaveText(String(addressRegion));
  }
});

test('the prices and answers in the structured data are those on the page', async ({ page }) => {
  for (const id of serviceRouteIds) {
    await page.goto(pathOf(id));
    const cards = await page.locator('#prices article').all();
    expect(cards.length).toBeGreaterThan(0);
    const read = cards.map(async (card) => {
      const [name = '', price = ''] = await card.locator('h3, h3 + p').allTextContents();
      const figures = plain(price).matchAll(/\d[\d ]*(?=[–\s₽])/g);
      return [plain(name), ...[...figures].map(([figure]) => Number(figure.replaceAll(' ', '')))];
    });
    const offers = nodeIn(await graphOf(page), 'Service').offers as Node[];
    const published = offers.map((offer) => {
      const terms = (offer.priceSpecification ?? offer) as Node;
      expect(terms.priceCurrency).toBe('RUB');
      const figures = [terms.price, terms.minPrice, terms.maxPrice].filter(Boolean);
      return [plain(String(offer.name)), ...figures];
    });
    expect(published, id).toEqual(await Promise.all(read));
  }
  await page.goto('/');
  const published = nodeIn(await graphOf(page), 'FAQPage').mainEntity as Node[];
  expect(published).toHaveLength(3);
  const questions = page.locator('#faq details');
  await expect(questions.locator('summary')).toHaveText(published.map(({ name }) => String(name)));
  const answers = published.map(({ acceptedAnswer }) => String((acceptedAnswer as Node).text));
  await expect(questions.locator('p')).toHaveText(answers);
});

test('the sitemap lists every page without a date, and robots.txt names it', {
  tag: '@addresses',
}, async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(routes.map(({ path }) => `${SITE}${path}`));
  expect(xml).not.toContain('lastmod');
  const robots = await (await request.get('/robots.txt')).text();
  // A crawler that runs scripts needs every file that a page asks for.
  expect(robots).not.toMatch(/^Disallow: *\S/m);
  expect(robots).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
});

test('the manifest names the site and has its icons in the sizes it says', {
  tag: '@addresses',
}, async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(String(address));
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: content.site.brand,
    short_name: content.site.shortBrand,
    lang: 'ru',
    start_url: href('/'),
  });

  expect(manifest.icons).toHaveLength(2);
  for (const { src, sizes } of manifest.icons) {
    const picture = await request.get(src);
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});

function metaOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator('head meta[content]')
    .evaluateAll((all: HTMLMetaElement[]) =>
      Object.fromEntries(
        all.map((meta) => [meta.name || meta.getAttribute('property'), meta.content]),
      ),
    );
}

async function graphOf(page: Page): Promise<Node[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts).toHaveLength(1);
  return JSON.parse(texts[0] ?? '')['@graph'];
}

function nodeIn(graph: Node[], type: string): Node {
  return graph.find((node) => node['@type'] === type) ?? {};
}
