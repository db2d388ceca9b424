import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Listening } from './listen';
import { startStaticServer } from './static-server';

let root: string;
let servers: Listening[];

beforeEach(() => {
  servers = [];
  root = mkdtempSync(join(tmpdir(), 'site-'));
  write('index.html', 'home');
  write('404.html', 'missing');
  write('calculator/index.html', 'calculator');
  write('calculator/index.txt', 'payload');
  write('_next/static/a.js', 'script'.repeat(100));
  write('pictures/a-480.avif', 'picture');
  write('_next/static/a.js.br', brotliCompressSync('script'.repeat(100)));
  write('.env', 'secret');
});

afterEach(async () => {
  for (const server of servers) await server.close();
  rmSync(root, { recursive: true });
});

function write(path: string, text: string | Buffer) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function start(basePath?: string) {
  const server = await startStaticServer({ root, ...(basePath && { basePath }) });
  servers.push(server);
  return (path: string, headers = {}) =>
    fetch(`${server.url}${path}`, { redirect: 'manual', headers });
}

test('pages have clean addresses', async () => {
  const get = await start();
  expect(await (await get('/')).text()).toBe('home');
  expect(await (await get('/calculator/')).text()).toBe('calculator');
});

test('an address without its slash redirects and keeps its query', async () => {
  const get = await start();
  const response = await get('/calculator?utm_source=vk');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/calculator/?utm_source=vk');
});

test.each([
  '/nope',
  '/nope/deep/',
  '/calculator/nope',
  '/%',
  '/..%2f..%2fetc/passwd',
  '/.env',
  // What sirv would find by itself and a plain host would not.
  '/404',
  '/calculator/index',
  '/calculator/index.txt/',
  // What is no URL, and what would lead away from the site.
  '//',
  '//host//calculator',
])('%s is answered with 404.html and status 404', async (path) => {
  const get = await start();
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('missing');
  expect(response.headers.get('content-type')).toContain('text/html');
});

test('the sub-path without its slash redirects too', async () => {
  const get = await start('/site');
  expect((await get('/site?a=1')).headers.get('location')).toBe('/site/?a=1');
});

test('the router’s data comes as plain text', async () => {
  const get = await start();
  expect((await get('/calculator/index.txt')).headers.get('content-type')).toContain('text/plain');
});

test('hashed files are kept for ever, pages are not', async () => {
  const get = await start();
  for (const hashed of ['/_next/static/a.js', '/pictures/a-480.avif']) {
    expect((await get(hashed)).headers.get('cache-control')).toContain('immutable');
  }
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('ready-made compressed files are served', async () => {
  const get = await start();
  const response = await get('/_next/static/a.js', { 'Accept-Encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe('script'.repeat(100));
});

test('under a sub-path everything outside is missing', async () => {
  const get = await start('/site');
  expect(await (await get('/site/calculator/')).text()).toBe('calculator');
  expect((await get('/site/calculator')).headers.get('location')).toBe('/site/calculator/');
  expect((await get('/calculator/')).status).toBe(404);
  expect((await get('/sitemap')).status).toBe(404);
});
