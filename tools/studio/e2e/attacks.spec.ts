import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { type Listening, listen } from '../../shared/listen';
import { INBOX, SITE, start, stop } from '../../shared/testing/preview';
import { openLive } from './editor-page';

/* What a page of another site, open in the owner's browser, tries with the preview. */

let preview: Awaited<ReturnType<typeof start>>;
/** The other site. To a browser, 127.0.0.1 and localhost are two sites. */
let foreign: Listening;
let foreignPage = '';

test.beforeAll(async () => {
  preview = await start();
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(foreignPage);
  });
  foreign = await listen(server, 0, '127.0.0.1');
});

test.afterAll(async () => {
  await foreign.close();
  await stop(preview);
});

/** Requests a path exactly as it is written. */
async function ask(path: string, method = 'GET', headers = {}) {
  const { hostname, port } = new URL(SITE);
  const asked = request({ hostname, port, path, method, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}

const DEBUGGER = 'http://127.0.0.1:9229/json';
const isDebuggerOpen = () => fetch(DEBUGGER).then(Boolean, () => false);

test('a page of another site cannot open a debugger in the preview', async ({ page }) => {
  // The port may be that of another program.
  const before = await isDebuggerOpen();
  const address = `${SITE}/__nextjs_attach-nodejs-inspector`;
  foreignPage = `<iframe src="${address}"></iframe><img src="${address}">`;
  const answered = page.waitForResponse(address);
  await page.goto(foreign.url, { waitUntil: 'load' });
  expect((await answered).status()).toBe(404);
  expect(await isDebuggerOpen()).toBe(before);
});

/** All addresses of Next 16.4 for developers, and other ways to write one of them. */
const TOOLS = [
  '/__nextjs_attach-nodejs-inspector',
  '/__nextjs_devtools_config',
  '/__nextjs_disable_dev_indicator',
  '/__nextjs_error_feedback?errorCode=E1&wasHelpful=true',
  '/__nextjs_font/geist-latin.woff2',
  '/__nextjs_launch-editor?file=package.json',
  '/__nextjs_original-stack-frame',
  '/__nextjs_original-stack-frames',
  '/__nextjs_restart_dev?invalidateFileSystemCache',
  '/__nextjs_server_status',
  '/__nextjs_source-map?filename=package.json',
  '/_next/data/development/index.json',
  '/_next/development/_devMiddlewareManifest.json',
  '/_next/development/request-insights',
  '/_next/image?url=%2Fshare%2Fhome.png&w=640&q=75',
  '/_next/mcp',
  '/_next/mcp/',
  '/_next/hmr',
  '/.well-known/appspecific/com.chrome.devtools.json',
  '//__nextjs_server_status',
  '/calculator/../__nextjs_server_status',
  '/calculator/%2e%2e/__nextjs_server_status',
  '/\\__nextjs_server_status',
  '/calculator\\..\\__nextjs_server_status',
  '/%5f_nextjs_server_status',
  '/_next/static/../mcp',
  '/_next/static/..%2f..%2f..%2f.env',
  '/_next/static/%2e%2e%2f.env',
  '/.env',
  '/%zz',
];

test('no tool of Next for developers answers', async () => {
  for (const path of TOOLS) {
    for (const method of ['GET', 'POST']) {
      expect([method, path, (await ask(path, method)).status]).toEqual([method, path, 404]);
    }
  }
  expect((await ask('/', 'POST')).status).toBe(404);
  expect((await ask('/')).status).toBe(200);
});

test('a page of another site gets no updates', async ({ page }) => {
  // Updates begin with the first page.
  await openLive(page, '/');
  const updates = `${SITE.replace('http', 'ws')}/_next/hmr?id=1`;
  foreignPage = '<title>Другой сайт</title>';
  await page.goto(foreign.url);
  const outcome = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address);
        socket.onopen = () => resolve('open');
        socket.onerror = () => resolve('refused');
      }),
    updates,
  );
  expect(outcome).toBe('refused');
});

test('updates are for pages of this host and port alone', async ({ page }) => {
  await openLive(page, '/');
  const own = new URL(SITE).host;
  const tries = [
    { host: own, origin: SITE, path: '/_next/hmr?id=1', isRefused: false },
    { host: 'example.ru', origin: 'http://example.ru', path: '/_next/hmr?id=1', isRefused: true },
    { host: own, origin: 'http://localhost:1', path: '/_next/hmr?id=1', isRefused: true },
    { host: own, origin: SITE, path: '/_next/mcp', isRefused: true },
  ];
  for (const { host, origin, path, isRefused } of tries) {
    const headers = {
      Host: host,
      Origin: origin,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version': '13',
    };
    const { hostname, port } = new URL(SITE);
    const asked = request({ hostname, port, path, headers }).end();
    const outcome = new Promise((resolve) => {
      asked.on('upgrade', (_, socket) => resolve(!socket.destroy()));
      asked.on('error', () => resolve(true));
    });
    expect([path, origin, await outcome]).toEqual([path, origin, isRefused]);
  }
});

for (const [name, address] of [
  ['preview', SITE],
  ['inbox', INBOX],
] as const) {
  test(`a page of another site cannot show the ${name} in a frame`, async ({ page }) => {
    foreignPage = `<iframe src="${address}"></iframe>`;
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(foreign.url);
    expect(messages.join()).toContain('frame-ancestors');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
}

test('every answer of the preview and of the inbox forbids frames', async () => {
  const policy = /frame-ancestors 'none'/;
  for (const path of ['/', '/nowhere/', '/favicon.svg', '/__editor/state', '/_next/mcp', '//']) {
    const { headers } = await ask(path);
    expect(headers['content-security-policy'], path).toMatch(policy);
  }
  expect((await ask('/', 'GET', { Host: 'example.ru' })).headers).toMatchObject({
    'content-security-policy': expect.stringMatching(policy),
  });
  // A drawing that is opened as a page could read what the editor is given.
  for (const path of ['/favicon.svg', '/favicon.sv%67', '/favicon.SVG']) {
    expect((await ask(path)).headers['content-security-policy'], path).toContain('sandbox');
  }
  for (const path of ['/', '/leads.json', '/nowhere']) {
    const { headers } = await fetch(INBOX + path);
    expect(headers.get('content-security-policy'), path).toMatch(policy);
  }
});
