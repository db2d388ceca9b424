import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { type Listening, listen } from '../shared/listen';
import { verifyPublished } from './verify';

const folder = testFolder();

const FILES = {
  'index.html': '<!doctype html>\nhome\n',
  'calculator/index.html': '<!doctype html>\ncalculator\n',
  '404.html': '<title>Нет такой страницы</title>\n',
  'index.txt': 'data\n',
  '_next/static/a.js': 'a()\n',
  'pictures/a.avif': 'avif',
  '.htaccess': 'rules',
  'index.html.br': 'packed',
};
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  avif: 'image/avif',
  txt: 'text/plain',
};

type Answer = { status: number; headers: Record<string, string>; body: string };
type Spoilt = Partial<Omit<Answer, 'body'> & { body: string | Iterable<string> }>;

/** What a host does to a right answer. */
let spoil: (path: string, answer: Answer) => Spoilt = () => ({});
let host: Listening;

beforeEach(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  spoil = () => ({});
  const server = createServer(({ url = '/' }, response) => respond(url, response));
  host = await listen(server, 0);
});

afterEach(() => host.close());

function respond(url: string, response: ServerResponse) {
  const right = answerTo(url);
  const { status, headers, body } = { ...right, ...spoil(url, right) };
  response.writeHead(status, headers);
  // An endless body ends when the client hangs up.
  pipeline(Readable.from(body), response).catch(() => {});
}

function answerTo(url: string): Answer {
  if (/^\/calculator$|index\.html$/.test(url)) {
    const location = url.replace(/(index\.html)?$/, '').replace(/[^/]$/, '$&/');
    return { status: 301, headers: { Location: location }, body: '' };
  }
  const path = url.slice(1).replace(/^$|\/$/, '$&index.html');
  const isThere = path in FILES;
  const file = isThere ? path : '404.html';
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? '';
  const caching = file.startsWith('_next') ? 'max-age=31536000, immutable' : 'no-cache';
  const headers = { 'Content-Type': type, 'Cache-Control': caching };
  return { status: isThere ? 200 : 404, headers, body: readFileSync(join(folder, file), 'utf8') };
}

const problems = () => verifyPublished({ address: host.url, folder });

test('a host that changes nothing has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test.each<[string, typeof spoil, RegExp]>([
  [
    'text mode',
    (_path, { body }) => ({ body: body.replaceAll('\n', '\r\n') }),
    /^Страница «не найдено» и ещё 4: изменены концы строк/,
  ],
  [
    'a banner',
    (path, { body }) => (path === '/' ? { body: `${body}<i>ads</i>` } : {}),
    /^Страница \/: хостинг вставил «<i>ads<\/i>»/,
  ],
  [
    'no type for .avif',
    (path, { headers }) =>
      path.endsWith('.avif') ? { headers: { ...headers, 'Content-Type': 'text/plain' } } : {},
    /^pictures\/a\.avif: хостинг называет тип «text\/plain» для \.avif/,
  ],
  [
    'another encoding',
    (path, { headers }) =>
      path.endsWith('/')
        ? { headers: { ...headers, 'Content-Type': 'text/html; charset=windows-1251' } }
        : {},
    /кодировку windows-1251/,
  ],
  [
    'a policy of its own',
    (path, { headers }) =>
      path === '/'
        ? { headers: { ...headers, 'Content-Security-Policy': "default-src 'self'" } }
        : {},
    /^Страница \/: хостинг добавил свою политику безопасности/,
  ],
  [
    'files that nobody may read',
    (path) => (path.startsWith('/_next') ? { status: 403 } : {}),
    /^_next\/static\/a\.js: хостинг не даёт его читать \(403\)/,
  ],
  [
    'a file that is moved for a while',
    (path, { headers }) =>
      path.startsWith('/_next') ? { status: 307, headers: { ...headers, Location: '/soon' } } : {},
    /^_next\/static\/a\.js: перенаправляет на другой адрес/,
  ],
  [
    'a missing .htaccess',
    (path, { headers }) =>
      path === '/calculator'
        ? { status: 404 }
        : { headers: { 'Content-Type': headers['Content-Type'] ?? '' } },
    /^Правила из \.htaccess не действуют/,
  ],
  [
    'a page of the host for missing addresses',
    (_path, { status }) => (status === 404 ? { body: 'Not Found' } : {}),
    /^Страница «не найдено»: на несуществующем адресе страница хостинга/,
  ],
  [
    'no status for missing addresses',
    (_path, { status }) => (status === 404 ? { status: 200 } : {}),
    /^Страница «не найдено»: несуществующий адрес отвечает 200/,
  ],
])('%s is said in words with the remedy', async (_what, change, message) => {
  spoil = change;
  expect(await problems()).toContainEqual(expect.stringMatching(message));
});

test('a file without an end is read no further than it may be long', async () => {
  function* endless() {
    for (;;) yield ' '.repeat(65_536);
  }
  spoil = (path) => (path === '/index.txt' ? { body: endless() } : {});
  expect(await problems()).toEqual([expect.stringMatching(/^index\.txt: хостинг /)]);
});

test('a redirect to what is no address is the wrong one', async () => {
  spoil = (path) => (path === '/calculator' ? { headers: { Location: 'http://[' } } : {});
  expect(await problems()).toEqual([expect.stringMatching(/^Правила из \.htaccess не действуют/)]);
});

test('a page that opens without its slash too is named', async () => {
  spoil = (path) =>
    path === '/calculator' ? { status: 200, body: answerTo('/calculator/').body } : {};
  expect(await problems()).toContainEqual(
    expect.stringContaining(`Сайт открывается ещё и по адресам ${host.url}/calculator, `),
  );
});

test('an address that nobody answers is one line', async () => {
  await host.close();
  expect(await problems()).toEqual([expect.stringContaining('не отвечает (ECONNREFUSED)')]);
});
