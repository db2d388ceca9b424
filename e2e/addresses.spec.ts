import { expect, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { SITE } from './site';

/*
 * A browser asks for few of the addresses a page names: icons, share pictures and other widths of a picture are left
 * to search engines and messengers. Under a sub-path these are the first to break.
 */

/** The addresses in a page's markup that lie on the site's own host. */
function addressesIn(html: string, page: string): string[] {
  const markup = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.slice(0, script.indexOf('>')),
  );
  const named = [
    ...markup.matchAll(/\s(?:href|src)="([^"]*)"/gi),
    ...markup.matchAll(/<meta[^>]*\scontent="(https?:[^"]*)"/gi),
  ].map(([, address = '']) => address);
  const widths = [...markup.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  );
  return [...named, ...widths]
    .map((address) => new URL(address.replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === new URL(SITE).origin)
    .map(({ origin, pathname }) => origin + pathname);
}

for (const { path } of routes) {
  test(`every address that ${path} names is there and inside the site`, async ({ request }) => {
    const response = await request.get(SITE + path);
    const addresses = [...new Set(addressesIn(await response.text(), SITE + path))];
    // Styles, scripts, fonts, icons, the pages of the menu, the share picture.
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((address) => !address.startsWith(`${SITE}/`))).toEqual([]);
    for (const address of addresses) {
      const { url, status } = await head(address);
      expect([address, url, status]).toEqual([address, address, 200]);
    }
    expect(addresses.filter((address) => address.endsWith('.png')).length).toBeGreaterThan(1);
  });
}

/** What an address answers with; `url` is another one when it redirects. */
async function head(address: string) {
  const { url, status } = await fetch(address, { method: 'HEAD' });
  return { url, status };
}

test('the sitemap lists the pages where they are', async ({ request }) => {
  const sitemap = await (await request.get(`${SITE}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(routes.map(({ path }) => SITE + path));
  const robots = await (await request.get(`${SITE}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});
