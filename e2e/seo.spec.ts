import sharp from 'sharp';
import { routes } from '@/lib/routes';
import { fixtureContent } from './fixture-content';
import { expect, test } from './fixtures';
import { href, SITE } from './site';

const content = fixtureContent();

// A robot may or may not run scripts: what it must find is in the HTML.
test.use({ javaScriptEnabled: false });

test('every page names itself to robots', { tag: '@addresses' }, async ({ page }) => {
  const seen = new Set<string>();
  for (const { id, path } of routes) {
    await page.goto(path);
    const title = await page.title();
    const named = await page.locator('head meta[content]').evaluateAll((all) => {
      const names = ['name', 'property', 'content'];
      return all.map((element) => names.flatMap((name) => element.getAttribute(name) ?? []));
    });
    const meta: Record<string, string> = Object.fromEntries(named);
    const { description = '' } = meta;
    for (const [name, value] of Object.entries({ title, description })) {
      expect([meta[`og:${name}`], meta[`twitter:${name}`]], path).toEqual([value, value]);
    }
    // The version changes with the picture, because messengers keep a picture by its address.
    const image = meta['og:image'] ?? '';
    expect(image.replace(/[\da-f]{8}/, 'version'), path).toBe(`${SITE}/share/${id}-version.png`);
    expect(meta['twitter:image']).toBe(image);
    // Links that were shared before name the picture without a version.
    const pictureAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
    const before = await pictureAt(`${SITE}/share/${id}.png`);
    expect((await pictureAt(image)).equals(before), path).toBe(true);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE}${path}`);
    expect(meta).toMatchObject({
      'og:url': `${SITE}${path}`,
      'og:type': 'website',
      'og:locale': 'ru_RU',
      'og:site_name': content.site.brand,
      'twitter:card': 'summary_large_image',
    });
    const size = ['type', 'width', 'height'].map((name) => meta[`og:image:${name}`]);
    expect(size).toEqual(['image/png', '1200', '630']);
    // Nobody has asked for a verification, and nothing keeps the page out of the index.
    expect(Object.keys(meta).join()).not.toMatch(/verification|robots/);
    seen.add(title).add(description);
    // The contacts say the same in microdata: app/_parts.
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: { '@type': string }[] = JSON.parse(String(data))['@graph'];
    const about = id === 'home' ? 'WebSite' : 'BreadcrumbList';
    expect(graph.map((node) => node['@type'])).toEqual(['ProfessionalService', about]);
    expect(data).not.toMatch(/rating|review/i);
    await expect(page.locator('#contact [itemtype$=ProfessionalService]')).toHaveCount(1);
    expect(data).toContain('"addressCountry":"RU"');
    const country = page.locator('#contact [itemtype$=PostalAddress] > [itemprop=addressCountry]');
    await expect(country).toHaveAttribute('content', 'RU');
  }
  expect(seen.size).toBe(2 * routes.length);
});

test('the sitemap lists every page, robots.txt names it, and the manifest has its icons', {
  tag: '@addresses',
}, async ({ page, request }) => {
  const xml = await (await request.get(`${SITE}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(routes.map(({ path }) => `${SITE}${path}`));
  expect(xml).not.toContain('lastmod');
  const robots = await (await request.get(`${SITE}/robots.txt`)).text();
  // A crawler that runs scripts needs every file that a page asks for.
  expect(robots).not.toMatch(/^Disallow: *\S/m);
  // An address with an advertisement's parameters is still the same page.
  const [, marks = ''] = /^Clean-param: (\S+)/m.exec(robots) ?? [];
  expect(marks.split('&')).toEqual(
    expect.arrayContaining(['utm_source', 'yclid', 'rb_clickid', 'gbraid', 'wbraid', 'erid']),
  );
  expect(robots).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);

  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(String(address));
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, ...manifest } = await answer.json();
  const { brand: name, shortBrand: short_name } = content.site;
  expect(manifest).toMatchObject({ name, short_name, lang: 'ru', start_url: href('/') });
  expect(icons).toHaveLength(2);
  for (const { src, sizes } of icons) {
    const picture = await request.get(src);
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});
