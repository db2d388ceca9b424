import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import type { Listening } from './static-server';
import { startStaticServer } from './static-server';

const root = testFolder();
let servers: Listening[];

beforeEach(() => {
  servers = [];
  write('index.html', 'home');
  write('404.html', 'missing');
  write('calculator/index.html', 'calculator');
  write('calculator/index.txt', 'payload');
  write('_next/static/a.js', 'script');
  write('pictures/a-480.avif', 'picture');
  write('.env', 'secret');
});

afterEach(async () => {
  for (const server of servers) await server.close();
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function start(basePath?: string) {
  const server = await startStaticServer({ root, ...(basePath && { basePath }) });
  servers.push(server);
  return (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });
}

test.each([
  ['', '/calculator?utm_source=vk', '/calculator/?utm_source=vk'],
  ['/site', '/site?a=1', '/site/?a=1'],
  ['/site', '/site/calculator', '/site/calculator/'],
])('under «%s» %s redirects to %s, for now', async (basePath, path, target) => {
  const { status, headers } = await (await start(basePath))(path);
  expect([status, headers.get('location')]).toEqual([301, target]);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/%',
  '/..%2f..%2fetc/passwd',
  '/.env',
  // Found by sirv alone, not by a plain host.
  '/404',
  '/calculator/index',
  '/calculator/index.txt/',
  // No URLs, and those that would lead away from the site.
  '//',
  '//host//calculator',
])('%s is answered with 404.html and status 404', async (path) => {
  const get = await start();
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('missing');
  expect(response.headers.get('content-type')).toContain('text/html');
});

test.each([
  ['/calculator/index.txt', 'content-type', /text\/plain/],
  ['/_next/static/a.js', 'cache-control', /immutable/],
  ['/pictures/a-480.avif', 'cache-control', /immutable/],
  ['/', 'cache-control', /^no-cache$/],
])('%s has a %s of %s', async (path, name, value) => {
  const { headers } = await (await start())(path);
  expect(headers.get(name)).toMatch(value);
});

test('under a sub-path everything outside is missing', async () => {
  const get = await start('/site');
  expect(await (await get('/site/calculator/')).text()).toBe('calculator');
  expect((await get('/calculator/')).status).toBe(404);
  expect((await get('/sitemap')).status).toBe(404);
});
