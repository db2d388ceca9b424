import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { writeHostFiles } from './host-files';

const PAGE_POLICY = "frame-ancestors 'none'; object-src 'none'; base-uri 'self'";
/** Nothing runs in a drawing that is opened as a page. */
const DRAWING_POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const folder = testFolder();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const shipped = (path: string) => readFileSync(join('deploy', path), 'utf8');

test('at the root the files lie in the export as they lie in deploy/', async () => {
  await writeHostFiles(folder, { siteUrl: 'https://example.ru', basePath: '' });
  expect(readdirSync(folder).sort()).toEqual(['.htaccess', '.nojekyll', '_headers']);
  expect(read('.htaccess')).toBe(shipped('apache/.htaccess').replace(/^( *)# (?=Rewrite)/gm, '$1'));
  expect(read('_headers')).toBe(shipped('netlify-cloudflare/_headers'));
});

test('under a sub-path the missing page is found, and every rule is for an address of the site', async () => {
  await writeHostFiles(folder, { siteUrl: 'https://example.ru/site', basePath: '/site' });
  const missing = read('.htaccess').match(/^ErrorDocument.*$/gm);
  expect(missing).toEqual([403, 404].map((status) => `ErrorDocument ${status} /site/404.html`));
  const paths = parseHeaders(read('_headers')).map(({ path }) => path);
  expect(paths).toContain('/site/_next/static/*');
  expect(paths.filter((path) => !path.startsWith('/site/'))).toEqual([]);
});

test('the address of the site decides on www and HTTPS', async () => {
  await writeHostFiles(folder, { siteUrl: 'https://www.my-site.ru', basePath: '' });
  expect(read('.htaccess')).toContain('RewriteCond %{HTTP_HOST} ^my-site\\.ru$ [NC]');
  expect(read('.htaccess').match(/^ *RewriteRule \^ https:.*$/gm)).toHaveLength(2);
  expect(read('.htaccess')).not.toContain('example');
  await writeHostFiles(folder, { siteUrl: 'http://my-site.ru', basePath: '' });
  expect(read('.htaccess')).toContain('RewriteCond %{HTTP_HOST} ^www\\.my-site\\.ru$ [NC]');
  const redirects = read('.htaccess').match(/^ *RewriteRule \^ http:.*$/gm);
  expect(redirects).toEqual(['  RewriteRule ^ http://my-site.ru%{REQUEST_URI} [R=301,END]']);
});

type Rule = { path: string; headers: [name: string, value: string][] };

/** Reads `_headers` by the rules Netlify and Cloudflare Pages publish: a path, then its headers, set in. */
function parseHeaders(text: string): Rule[] {
  const blocks = text.replace(/^\s*#.*\n/gm, '').matchAll(/^(\S.*)\n((?:\s+\S.*\n?)*)/gm);
  return Array.from(blocks, ([, path = '', headers = '']) => {
    expect(path).toMatch(/^\/\S*$/);
    // Cloudflare Pages allows one star.
    expect(path.split('*').length).toBeLessThanOrEqual(2);
    const lines = headers.trim().split(/\s*\n\s*/);
    return { path, headers: lines.map((line) => line.split(/: (.*)/) as [string, string]) };
  });
}

describe('_headers', () => {
  const rules = parseHeaders(shipped('netlify-cloudflare/_headers'));

  /** The headers an address gets: those of all rules that match it, as both hosts do. */
  const headersOf = (address: string) =>
    rules
      .filter(({ path }) => {
        const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
        return new RegExp(`^${escaped}$`).test(address);
      })
      .flatMap(({ headers }) => headers);

  const PAGES = ['/', '/calculator/', '/nope', '/robots.txt', '/sw.js', '/service-worker.js'];
  const HASHED = [
    '/_next/static/chunks/a.js',
    '/pictures/68349a72e7-480.avif',
    '/pictures/68349a72e7.svg',
  ];
  const PAYLOADS = [
    '/index.txt',
    '/calculator/index.txt',
    '/calculator/__next._tree.txt',
    '/calculator/__next.calculator.__PAGE__.txt',
  ];
  const files = readdirSync('public', { recursive: true }).map((name) => `/${name}`);
  const WORKERS = files.filter((name) => name.endsWith('.js'));
  const PUBLIC = [
    ...files.filter((name) => /\.\w+$/.test(name) && !WORKERS.includes(name)),
    '/manifest.webmanifest',
  ];

  test.each<[string[], caching: string | undefined, robots: string | undefined]>([
    [PAGES, undefined, undefined],
    [HASHED, 'public, max-age=31536000, immutable', undefined],
    [PAYLOADS, undefined, 'noindex'],
    // Browsers always ask for a service worker anew.
    [WORKERS, undefined, undefined],
    [PUBLIC, 'public, max-age=86400', undefined],
  ])(
    'of %j each has the policy, its caching and its robots, once',
    (addresses, caching, robots) => {
      for (const address of addresses) {
        const headers = headersOf(address);
        // Browsers keep to all policies of a file. Of other headers the values would add up.
        const [policy, ...others] = headers.filter(([name]) => name === 'Content-Security-Policy');
        expect(policy?.[1]).toBe(PAGE_POLICY);
        if (address.endsWith('.svg'))
          expect(others.map(([, value]) => value)).toEqual([DRAWING_POLICY]);
        const names = headers.map(([name]) => name).filter((name) => name !== policy?.[0]);
        expect(names).toEqual([...new Set(names)]);
        const { 'Cache-Control': kept, 'X-Robots-Tag': tag } = Object.fromEntries(headers);
        expect([address, kept, tag]).toEqual([address, caching, robots]);
      }
    },
  );
});

test.each([
  'apache/.htaccess',
  'caddy/Caddyfile',
  'netlify-cloudflare/_headers',
  'nginx/site.conf',
])('%s sends the same policies', (path) => {
  expect(shipped(path)).toContain(PAGE_POLICY);
  expect(shipped(path)).toContain(DRAWING_POLICY);
});
