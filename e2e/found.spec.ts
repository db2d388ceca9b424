import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isMonthly, readPriceText } from '@/lib/price-text';
import { writeRobots } from '@/lib/robots';
import { pathOf, routes, serviceRouteIds } from '@/lib/routes';
import { type MicrodataItem, nodeOfItem, problemsOf, readVocabulary } from '@/scripts/vocabulary';
import { expect, test } from './fixtures';
import { content } from './frozen-content';
import { BASE_PATH, COMMIT_DATE, href, SITE } from './site';

// A robot may or may not run scripts: what it must find is in the HTML.
test.use({ javaScriptEnabled: false });

type Node = Record<string, unknown>;

const vocabulary = readVocabulary();

for (const { id, path } of routes) {
  test(`${path} names itself to search engines and to those it is shared with`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const title = await page.title();
    const description = String(await metaOf(page, 'name', 'description').getAttribute('content'));
    const picture = `${SITE}/share/${id}.png`;
    expect(title).toMatch(/^.{20,65}$/);
    expect(description).toMatch(/^.{120,160}$/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE}${path}`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);

    const shared = {
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
    };
    for (const [name, value] of Object.entries(shared)) {
      await expect(metaOf(page, 'property', name)).toHaveAttribute('content', value);
    }
    const card = {
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
    };
    for (const [name, value] of Object.entries(card)) {
      await expect(metaOf(page, 'name', name)).toHaveAttribute('content', value);
    }

    const answer = await request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(await sharp(await answer.body()).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
  });

  test(`${path} tells its facts in words of schema.org`, async ({ page }) => {
    await page.goto(path);
    const graph = await graphOf(page);
    expect(problemsOf(vocabulary, graph)).toEqual([]);
    expect(JSON.stringify(graph)).not.toMatch(/rating|review/i);
    expect(graph.map((node) => node['@type']).sort()).toEqual(typesOf(id));
  });

  test(`${path} shows the same facts of the business as microdata`, async ({ page }) => {
    await page.goto(path);
    const items = await microdataOf(page);
    expect(items).toHaveLength(1);
    const shown = items.map(nodeOfItem);
    expect(problemsOf(vocabulary, shown)).toEqual([]);
    const { openingHours, ...facts } = shown[0] ?? {};
    const told = nodeIn(await graphOf(page), 'ProfessionalService');
    expect(facts).toEqual({
      '@type': told['@type'],
      '@id': told['@id'],
      name: told.name,
      url: told.url,
      telephone: told.telephone,
      address: told.address,
      areaServed: (told.areaServed as Node[]).map(({ name }) => name),
    });
    const { opens, closes, dayOfWeek } = told.openingHoursSpecification as Node;
    expect(dayOfWeek).toHaveLength(7);
    expect(openingHours).toBe(`Mo-Su ${opens}-${closes}`);
  });
}

test('no two pages share a title, a description, a heading or a picture', async ({ page }) => {
  const seen = { title: new Set(), description: new Set(), heading: new Set(), picture: new Set() };
  for (const { path } of routes) {
    await page.goto(path);
    seen.title.add(await page.title());
    seen.description.add(await metaOf(page, 'name', 'description').getAttribute('content'));
    seen.heading.add(await page.locator('h1').textContent());
    seen.picture.add(await metaOf(page, 'property', 'og:image').getAttribute('content'));
  }
  expect(Object.values(seen).map(({ size }) => size)).toEqual([6, 6, 6, 6]);
});

for (const id of serviceRouteIds) {
  test(`the prices told on ${pathOf(id)} are those on its cards`, async ({ page }) => {
    await page.goto(pathOf(id));
    const shown = await page.locator('#prices article').evaluateAll((cards) =>
      cards.map((card) => ({
        name: card.querySelector('h3')?.textContent ?? '',
        lines: [...card.querySelectorAll('p')].map(({ textContent }) => textContent ?? ''),
      })),
    );
    const offers = nodeIn(await graphOf(page), 'Service').offers as Node[];
    const told = offers.map((offer) => {
      const { price, minPrice, maxPrice, ...terms } = (offer.priceSpecification ?? offer) as Node;
      return {
        name: offer.name,
        min: minPrice ?? price,
        max: minPrice === undefined ? price : maxPrice,
        currency: terms.priceCurrency,
        monthly: terms.unitCode === 'MON',
      };
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual(
      shown.map(({ name, lines: [price = '', note = ''] }) => ({
        name,
        ...readPriceText(price),
        currency: 'RUB',
        monthly: isMonthly(`${price} ${note}`),
      })),
    );
  });
}

test('the questions told on the home page are those that are read there', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq details');
  const shown = await questions.evaluateAll((items) =>
    items.map((item) => [
      item.querySelector('summary')?.textContent,
      item.querySelector('p')?.textContent,
    ]),
  );
  const { mainEntity } = nodeIn(await graphOf(page), 'FAQPage');
  const told = (mainEntity as Node[]).map(({ name, acceptedAnswer }) => [
    name,
    (acceptedAnswer as Node).text,
  ]);
  expect(told).toHaveLength(8);
  expect(told).toEqual(shown);
});

test('the missing page stays out of the index', async ({ page }) => {
  await page.goto('/404.html');
  for (const robots of await page.locator('meta[name=robots]').all()) {
    await expect(robots).toHaveAttribute('content', /noindex/);
  }
  await expect(page.locator('meta[name=robots]').first()).toBeAttached();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('the sitemap lists the six pages with the dates of their last commits', async ({
  request,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const xml = await answer.text();
  const listed = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    url: /<loc>(.*)<\/loc>/.exec(entry)?.[1],
    changed: /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1],
  }));
  expect(listed).toEqual(
    routes.map(({ path }) => ({ url: `${SITE}${path}`, changed: COMMIT_DATE })),
  );
});

test('robots.txt is where robots look for it', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe(writeRobots(SITE, BASE_PATH));
});

test('every icon is there in the sizes it is said to have, one of them enough for Yandex', async ({
  page,
  request,
}) => {
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
  const colour = page.locator('meta[name=theme-color]');
  await expect(colour).toHaveAttribute('content', manifest.theme_color);
  expect(manifest.background_color).toBe(manifest.theme_color);

  const pictures = await page
    .locator('link[rel=apple-touch-icon]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map((link) => ({ src: link.href, sizes: link.sizes.value })),
    );
  expect(manifest.icons).toHaveLength(2);
  for (const { src, sizes } of [...pictures, ...manifest.icons]) {
    const picture = await request.get(src);
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }

  const icons = await page
    .locator('link[rel=icon]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => link.href));
  const [drawing, container] = await Promise.all(icons.map((icon) => request.get(icon)));
  expect(drawing?.headers()['content-type']).toBe('image/svg+xml');
  expect(largestOf(await container?.body())).toBeGreaterThanOrEqual(120);
});

test('nothing is said of verification, which nobody has asked for', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    await expect(page.locator('meta[name*=verification]')).toHaveCount(0);
  }
});

/** The side of the largest picture in an ICO file: after a head of 6 bytes each picture has 16, its width first. */
function largestOf(ico: Buffer | undefined): number {
  const count = ico?.readUInt16LE(4) ?? 0;
  return Math.max(...Array.from({ length: count }, (_, index) => ico?.[6 + 16 * index] ?? 0));
}

function metaOf(page: Page, attribute: 'name' | 'property', value: string) {
  return page.locator(`head meta[${attribute}="${value}"]`);
}

async function graphOf(page: Page): Promise<Node[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts).toHaveLength(1);
  return JSON.parse(texts[0] ?? '')['@graph'];
}

function nodeIn(graph: Node[], type: string): Node {
  return graph.find((node) => node['@type'] === type) ?? {};
}

function typesOf(id: (typeof routes)[number]['id']): string[] {
  if (id === 'home') return ['FAQPage', 'ProfessionalService', 'WebSite'];
  if (id === 'calculator') return ['BreadcrumbList', 'ProfessionalService'];
  return ['BreadcrumbList', 'ProfessionalService', 'Service'];
}

/** Reads the microdata items of a page as the HTML standard tells to. */
function microdataOf(page: Page): Promise<MicrodataItem[]> {
  return page.locator('[itemscope]:not([itemprop])').evaluateAll((elements) => {
    const readValue = (element: Element): string | MicrodataItem => {
      if (element.hasAttribute('itemscope')) return readItem(element);
      if (element instanceof HTMLMetaElement) return element.content;
      if (element instanceof HTMLAnchorElement || element instanceof HTMLLinkElement)
        return element.href;
      return element.textContent ?? '';
    };
    const readItem = (item: Element): MicrodataItem => ({
      type: item.getAttribute('itemtype') ?? '',
      id: item.getAttribute('itemid') ?? undefined,
      properties: [...item.querySelectorAll('[itemprop]')]
        .filter((element) => element.parentElement?.closest('[itemscope]') === item)
        .map((element) => [element.getAttribute('itemprop') ?? '', readValue(element)]),
    });
    return elements.map(readItem);
  });
}
