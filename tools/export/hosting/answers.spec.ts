import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { SITE_FOLDER } from '../../../e2e/site';
import { BASE_PATH, type Host, portOf, type Variant } from '../../shared/testing/hosts';

/** Requests a path of the host under test exactly as it is written; the body comes as it was sent. */
async function ask(path: string, headers = {}, variant: Variant = 'root') {
  const port = portOf(thisHost(), variant);
  const asked = request({ hostname: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: sent } = response;
  return { status, headers: sent, body: await buffer(response) };
}

const thisHost = () => test.info().project.name as Host;

const fileOf = (path: string) => readFileSync(join(SITE_FOLDER, path));

/** Paths of the export's files, relative to its folder. */
const files = () =>
  readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(SITE_FOLDER.length + 1));

/** The first file whose path matches, such as a picture, which has a hash in its name. */
const aFile = (pattern: RegExp) => `/${files().find((path) => pattern.test(path))}`;

test('another address of a page leads to it at once, with its query', async () => {
  for (const variant of ['root', 'folder'] as const) {
    const base = variant === 'folder' ? BASE_PATH : '';
    const here = `http://127.0.0.1:${portOf(thisHost(), variant)}`;
    for (const [from, to] of [
      ['/calculator', '/calculator/'],
      ['/calculator/index.html', '/calculator/'],
      ['/index.html', '/'],
      ...(base ? [['', '/']] : []),
    ] as [string, string][]) {
      for (const query of ['', '?utm_source=vk&a=%D1%8F/']) {
        const { status, headers } = await ask(base + from + query, {}, variant);
        const target = new URL(String(headers.location), here + base + from).href;
        expect([from, status, target]).toEqual([from, 301, here + base + to + query]);
      }
    }
  }
  // Behind one server that speaks HTTPS, or behind two, a redirect stays there.
  for (const protocol of ['https', 'https, http', 'HTTPS,https']) {
    const visitor = { Host: 'example.ru', 'X-Forwarded-Proto': protocol };
    const { status, headers } = await ask('/calculator?a=1', visitor);
    const target = new URL(String(headers.location), 'https://example.ru/calculator').href;
    expect([protocol, status, target]).toEqual([
      protocol,
      301,
      'https://example.ru/calculator/?a=1',
    ]);
  }
});

test('another name of the site leads to its only address', async () => {
  // Certbot puts HTTPS into the configuration of nginx.
  const protocol = thisHost() === 'nginx' ? 'http' : 'https';
  for (const [variant, path] of [
    ['root', '/calculator/?a=1'],
    ['folder', `${BASE_PATH}/calculator/?a=1`],
  ] as const) {
    const { status, headers } = await ask(path, { Host: 'www.example.ru' }, variant);
    expect([status, headers.location]).toEqual([301, `${protocol}://example.ru${path}`]);
  }
});

test('Apache leads from HTTP to HTTPS only where that is sure to end there', async () => {
  test.skip(thisHost() !== 'apache', 'Caddy and Certbot do that by themselves.');
  const Host = 'example.ru';
  const oneProxy = { 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': '192.0.2.1' };
  for (const headers of [{}, oneProxy]) {
    const answer = await ask('/calculator/?a=1', { Host, ...headers });
    const target = 'https://example.ru/calculator/?a=1';
    expect([headers, answer.status, answer.headers.location]).toEqual([headers, 301, target]);
  }
  for (const headers of [
    { 'X-Forwarded-Proto': 'https' },
    { 'X-Forwarded-Proto': 'https, http', 'X-Forwarded-For': '192.0.2.1, 192.0.2.2' },
    // The second proxy has forgotten what the first one said.
    { ...oneProxy, 'X-Forwarded-For': '192.0.2.1, 192.0.2.2' },
    { ...oneProxy, 'CF-Visitor': '{"scheme":"https"}' },
    { 'X-Forwarded-For': '192.0.2.1' },
    { 'X-Real-IP': '192.0.2.1' },
    { Via: '1.1 proxy' },
  ]) {
    expect([headers, (await ask('/calculator/', { Host, ...headers })).status]).toEqual([
      headers,
      200,
    ]);
  }
});

/** Paths that do not exist, could lead away from the site, or are hidden. */
const missingPaths = [
  '/nope',
  '/nope/',
  '/nope/deep/er',
  '/calculator/nope',
  '/calculator/index',
  '/favicon',
  '/robots',
  '/__next._tree',
  '/calculator/index.txt/',
  '/404',
  '/404/',
  '/404.html',
  '/nope/index.html',
  '/nope.html',
  '/%D0%BD%D0%B5%D1%82',
  '/_next',
  '/_next/',
  '/_next/static/',
  '/_next/static/nope.js',
  '/pictures',
  '/pictures/',
  '/pictures/nope.avif',
  '/nope.txt',
  '/index.html.br',
  '/index.html.gz',
  '//calculator',
  '//calculator/',
  '//calculator/index.html',
  '/calculator//index.html',
  '//example.com/%2e%2e',
  '/.env',
  '/.git/config',
  '/calculator/.hidden',
  '/.nojekyll',
  '/_headers',
  '/.htaccess',
];

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const PAGE = "frame-ancestors 'none'; object-src 'none'; base-uri 'self'";
const DRAWING =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const HTML = /^text\/html; *charset=utf-8$/i;
const TEXT = /^text\/plain; *charset=utf-8$/i;

/** Files with a hash are kept for a year, icons for a day, pages not; the data of the router is no search result. */
type Answer = [paths: string[], status: number, cached: string, type: RegExp, robots?: string];
const answers = (): Answer[] => [
  [missingPaths, 404, 'no-cache', HTML],
  [['/', '/calculator/'], 200, 'no-cache', HTML],
  [['/calculator', '/index.html'], 301, 'no-cache', /^/],
  [['/robots.txt'], 200, 'no-cache', TEXT],
  [
    [
      '/.well-known/security.txt',
      '/index.txt',
      '/calculator/index.txt',
      '/calculator/__next._tree.txt',
    ],
    200,
    'no-cache',
    TEXT,
    'noindex',
  ],
  [['/sitemap.xml'], 200, 'no-cache', /^(text|application)\/xml\b/],
  [[aFile(/^_next\/static\/.*\.js$/)], 200, YEAR, /^(text|application)\/javascript\b/],
  [[aFile(/\.woff2$/)], 200, YEAR, /^font\/woff2$/],
  [[aFile(/^pictures\/.*avif$/)], 200, YEAR, /^image\/avif$/],
  [[aFile(/^pictures\/.*webp$/)], 200, YEAR, /^image\/webp$/],
  [['/favicon.ico'], 200, DAY, /^image\/(x-icon|vnd\.microsoft\.icon)\b/],
  [['/favicon.svg'], 200, DAY, /^image\/svg\+xml\b/],
  [['/share/home.png'], 200, DAY, /^image\/png$/],
  [['/probe.webmanifest'], 200, DAY, /^application\/manifest\+json\b/],
];

test('every address has its answer, with the security headers once', async () => {
  for (const [paths, status, cached, type, robots] of answers()) {
    for (const path of paths) {
      // Apache itself guards its own file, before any rule is read.
      const isGuarded = thisHost() === 'apache' && path === '/.htaccess';
      for (const encoding of ['identity', 'br']) {
        const { headers, body, ...answer } = await ask(path, { 'Accept-Encoding': encoding });
        expect([path, answer.status]).toEqual([path, isGuarded ? 403 : status]);
        // A redirect also has what a host adds by mod_expires, which only more rights could switch off.
        const [first] = String(headers['cache-control']).split(', ');
        const kept = status === 301 ? first : headers['cache-control'];
        expect([path, kept]).toEqual([path, cached]);
        expect([path, headers['x-robots-tag']]).toEqual([path, robots]);
        expect(headers['content-type'] ?? '', path).toMatch(type);
        expect(headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': 'camera=(), microphone=(), geolocation=()',
          'content-security-policy': /svg/.test(String(headers['content-type'])) ? DRAWING : PAGE,
        });
        expect(headers).not.toHaveProperty('strict-transport-security');
        if (status !== 404) continue;
        expect(headers).not.toHaveProperty('location');
        const page = encoding === 'br' ? brotliDecompressSync(body) : body;
        expect(page.equals(fileOf('404.html')), path).toBe(true);
      }
    }
  }
});

test('nothing runs in a drawing that is opened as a page', async ({ page }) => {
  for (const [variant, path] of [
    ['root', '/probe.svg'],
    ['folder', `${BASE_PATH}/probe.svg`],
  ] as const) {
    await page.goto(`http://127.0.0.1:${portOf(thisHost(), variant)}${path}`);
    const drawing = page.locator('svg');
    await expect(drawing).toHaveAttribute('viewBox');
    await expect(drawing).not.toHaveAttribute('data-script-ran');
    await expect(drawing).not.toHaveAttribute('data-event-ran');
  }
});

test('a page that has not changed is not sent again', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers } = await ask('/calculator/', { 'Accept-Encoding': encoding });
    const again = { 'Accept-Encoding': encoding, 'If-None-Match': headers.etag };
    expect([encoding, (await ask('/calculator/', again)).status]).toEqual([encoding, 304]);
  }
});

for (const [encoding, accepted, ending, unpack] of [
  ['br', 'gzip, deflate, br, zstd', '.br', brotliDecompressSync],
  ['gzip', 'gzip', '.gz', gunzipSync],
] as const) {
  test(`ready-made ${ending} files are sent as what they are packed from`, async () => {
    const packed = files().filter((path) => path.endsWith(ending) && !path.startsWith('404'));
    for (const { path } of routes) expect(packed).toContain(`${path}index.html${ending}`.slice(1));
    for (const path of packed) {
      const name = path.slice(0, -ending.length);
      const address = `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
      const plain = await ask(address, { 'Accept-Encoding': 'identity' });
      const { status, headers, body } = await ask(address, { 'Accept-Encoding': accepted });
      expect([address, plain.status, status]).toEqual([address, 200, 200]);
      expect([address, headers['content-encoding']]).toEqual([address, encoding]);
      expect([address, headers['content-type']]).toEqual([address, plain.headers['content-type']]);
      expect(body.equals(fileOf(path)), address).toBe(true);
      for (const text of [unpack(body), plain.body]) {
        expect(text.equals(fileOf(name)), address).toBe(true);
      }
      for (const { vary } of [headers, plain.headers]) expect(vary).toBe('Accept-Encoding');
    }
  });
}

test('under a sub-path the host serves pages, the 404 page and cache headers', async () => {
  const inFolder = (path: string, headers = {}) => ask(BASE_PATH + path, headers, 'folder');
  expect((await inFolder('/calculator/')).body.equals(fileOf('calculator/index.html'))).toBe(true);
  for (const path of ['/nope', '/nope/deep/er', '/portfolio/', '/404.html', '/_headers', '/.env']) {
    const { status, headers, body } = await inFolder(path, { 'Accept-Encoding': 'br' });
    expect([path, status, headers['content-encoding']]).toEqual([path, 404, 'br']);
    expect(brotliDecompressSync(body).equals(fileOf('404.html'))).toBe(true);
  }
  const { headers } = await inFolder(aFile(/^_next\/static\/.*\.js$/), { 'Accept-Encoding': 'br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': YEAR });
});

test('a host that lacks most modules still shows the site', async () => {
  for (const { path } of routes) {
    expect([path, (await ask(path, {}, 'bare')).status]).toEqual([path, 200]);
  }
  const { status, body } = await ask('/nope/deep/er', {}, 'bare');
  expect([status, body.equals(fileOf('404.html'))]).toEqual([404, true]);
});
