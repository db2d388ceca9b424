import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pathOf, routes, serviceRouteIds } from '@/lib/routes';
import { expect, plain, test } from './fixtures';
import { content } from './frozen-content';
import { BASE_PATH, COMMIT_DATE, href, SITE } from './site';

// A robot may or may not run scripts: what it must find is in the HTML.
test.use({ javaScriptEnabled: false });

type Node = Record<string, unknown>;

test('every page names itself to search engines and messengers', {
  tag: '@addresses',
}, async ({ page, request }) => {
  const seen = { titles: new Set(), descriptions: new Set(), headings: new Set() };
  for (const { id, path } of routes) {
    await page.goto(path);
    const title = await page.title();
    const meta = await metaOf(page);
    const { description = '' } = meta;
    const picture = `${SITE}/share/${id}.png`;
    expect(title).toMatch(/^.{20,65}$/);
    expect(description).toMatch(/^.{120,160}$/);
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

    const answer = await request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(await sharp(await answer.body()).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    seen.titles.add(title);
    seen.descriptions.add(description);
    seen.headings.add(await page.locator('h1').textContent());
  }
  expect(Object.values(seen).map(({ size }) => size)).toEqual([6, 6, 6]);
});

test('every page tells the same facts as JSON-LD and as microdata', async ({ page }) => {
  for (const { id, path } of routes) {
    await page.goto(path);
    const graph = await graphOf(page);
    const types = ['ProfessionalService'];
    types.push(...(id === 'home' ? ['WebSite', 'FAQPage'] : ['BreadcrumbList']));
    if (id in offers) types.push('Service');
    expect(graph.map((node) => node['@type']).sort(), path).toEqual(types.sort());
    expect(JSON.stringify(graph)).not.toMatch(/rating|review/i);
    const { openingHoursSpecification, areaServed, ...told } = nodeIn(graph, 'ProfessionalService');
    const { opens, closes, dayOfWeek } = openingHoursSpecification as Node;
    expect(dayOfWeek).toHaveLength(7);
    expect(await microdataOf(page)).toEqual([
      {
        '@type': 'ProfessionalService',
        '@id': told['@id'],
        name: told.name,
        url: told.url,
        telephone: told.telephone,
        address: told.address,
        areaServed: (areaServed as Node[]).map(({ name }) => name),
        openingHours: `Mo-Su ${opens}-${closes}`,
      },
    ]);
  }
});

/** What the cards of the service pages say, and what search engines are told: least, most, every month. */
const offers = {
  targeting: [
    ['Таргет ВКонтакте', '18 000 ₽', 18000, 18000, true],
    ['Ещё одна площадка', '+5 000 ₽', 5000, 5000, true],
  ],
  contextual: [['Яндекс Директ под ключ', '25 000 ₽', 25000, 25000, false]],
  websites: [
    ['Лендинг', '15 000–24 000 ₽', 15000, 24000, false],
    ['Интернет-магазин', 'от 45 000 ₽', 45000, undefined, false],
    ['Интернет-магазин + CRM', 'от 45 000 ₽', 45000, undefined, false],
  ],
  seo: [
    ['Базовый', '5 000 ₽/мес', 5000, 5000, true],
    ['Комплексный', '15 000 ₽/мес', 15000, 15000, true],
  ],
} as const;

test('the prices and the answers told to search engines are those that are read', async ({
  page,
}) => {
  for (const id of serviceRouteIds) {
    await page.goto(pathOf(id));
    const expected = offers[id];
    const cards = page.locator('#prices article');
    await expect(cards.locator('h3')).toHaveText(expected.map(([name]) => name));
    await expect(cards.locator('h3 + p')).toHaveText(expected.map(([, price]) => price));
    const told = nodeIn(await graphOf(page), 'Service').offers as Node[];
    const figures = told.map((offer) => {
      const terms = (offer.priceSpecification ?? offer) as Node;
      const { price, minPrice = price, maxPrice, unitCode } = terms;
      expect(terms.priceCurrency).toBe('RUB');
      const most = 'minPrice' in terms ? maxPrice : price;
      return [plain(String(offer.name)), minPrice, most, unitCode === 'MON'];
    });
    expect(figures).toEqual(expected.map(([name, , ...rest]) => [name, ...rest]));
  }
  await page.goto('/');
  const told = nodeIn(await graphOf(page), 'FAQPage').mainEntity as Node[];
  expect(told).toHaveLength(8);
  const questions = page.locator('#faq details');
  await expect(questions.locator('summary')).toHaveText(told.map(({ name }) => String(name)));
  const answers = told.map(({ acceptedAnswer }) => String((acceptedAnswer as Node).text));
  await expect(questions.locator('p')).toHaveText(answers);
});

test('the sitemap lists the six pages with the dates of their last commits', {
  tag: '@addresses',
}, async ({ request }) => {
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

test('robots.txt names the sitemap and keeps out the router’s data and marks of advertising', {
  tag: '@addresses',
}, async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe(`User-agent: *
Allow: ${BASE_PATH}/robots.txt
Disallow: ${BASE_PATH}/*.txt
Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&_rsc

Sitemap: ${SITE}/sitemap.xml
`);
});

test('every icon is there in the sizes it is said to have, one of them enough for Yandex', {
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
  const colour = page.locator('meta[name=theme-color]');
  await expect(colour).toHaveAttribute('content', manifest.theme_color);
  expect(manifest.background_color).toBe(manifest.theme_color);

  const pictures = await page
    .locator('link[rel=apple-touch-icon]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map((link) => ({ src: link.href, sizes: link.sizes.value })),
    );
  expect(pictures).toHaveLength(1);
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

/** The side of the largest picture in an ICO file: after a head of 6 bytes each picture has 16, its width first. */
function largestOf(ico: Buffer | undefined): number {
  const count = ico?.readUInt16LE(4) ?? 0;
  return Math.max(...Array.from({ length: count }, (_, index) => ico?.[6 + 16 * index] ?? 0));
}

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

/** Reads the microdata items of a page, as the HTML standard tells to, into nodes of JSON-LD. */
function microdataOf(page: Page): Promise<Node[]> {
  return page.locator('[itemscope]:not([itemprop])').evaluateAll((elements) => {
    const readValue = (element: Element) => {
      if (element.hasAttribute('itemscope')) return readItem(element);
      if (element instanceof HTMLMetaElement) return element.content;
      if (element instanceof HTMLAnchorElement || element instanceof HTMLLinkElement)
        return element.href;
      return element.textContent ?? '';
    };
    const readItem = (item: Element) => {
      const id = item.getAttribute('itemid');
      const type = item.getAttribute('itemtype')?.replace('https://schema.org/', '');
      const node: Record<string, unknown> = { '@type': type, ...(id && { '@id': id }) };
      for (const element of item.querySelectorAll('[itemprop]')) {
        if (element.parentElement?.closest('[itemscope]') !== item) continue;
        const name = element.getAttribute('itemprop') ?? '';
        const value = readValue(element);
        node[name] = name in node ? [node[name], value].flat() : value;
      }
      return node;
    };
    return elements.map(readItem);
  });
}
