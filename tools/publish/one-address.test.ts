import dns from 'node:dns';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import tls from 'node:tls';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { TEST_CERTIFICATE } from './certificate.fixture';
import { addressProblems } from './one-address';

/*
 * A real host of кафе.рф and www.кафе.рф, which speaks HTTP and HTTPS at one port: only who resolves names and which
 * authorities are trusted is the test's own.
 */

const folder = testFolder();

const FILES = {
  'index.html': '<title>Кафе</title>\n',
  'calculator/index.html': '<title>Калькулятор кафе</title>\n',
  '404.html': '<title>Нет такой страницы</title>\n',
};

/** Where a host redirects an address, such as `http://www/calculator`; nowhere if it answers itself. */
let redirect: (address: string) => string | undefined;
let server: Server;
let port: number;

const HOST = 'xn--80akn5b.xn--p1ai';

beforeEach(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  redirect = rightWay;
  const { createSecureContext } = tls;
  jest
    .spyOn(tls, 'createSecureContext')
    .mockImplementation((options) =>
      createSecureContext({ ca: TEST_CERTIFICATE.cert, ...options }),
    );
  server = await startHost();
  resolveNames(() => true);
});

afterEach(async () => {
  server.close();
  await once(server, 'close');
  jest.restoreAllMocks();
});

/** Stands in for the name server, in the form that Node's sockets ask. */
function resolveNames(isKnown: (name: string) => boolean) {
  const lookup = (
    name: string,
    { all }: dns.LookupOptions,
    done: (...found: unknown[]) => void,
  ) => {
    if (!isKnown(name)) return done(Object.assign(new Error(name), { code: 'ENOTFOUND' }));
    const [address, family] = ['127.0.0.1', 4];
    return all ? done(null, [{ address, family }]) : done(null, address, family);
  };
  jest.spyOn(dns, 'lookup').mockImplementation(lookup as never);
}

async function startHost() {
  const http = createHttpServer(answer('http'));
  const https = createHttpsServer(TEST_CERTIFICATE, answer('https'));
  // The first byte of a connection tells which of the two it is.
  const both = createServer((socket) =>
    socket.once('data', (data) => {
      socket.pause();
      socket.unshift(data);
      (data[0] === 0x16 ? https : http).emit('connection', socket);
      process.nextTick(() => socket.resume());
    }),
  );
  await new Promise<void>((done) => both.listen(0, '127.0.0.1', done));
  port = (both.address() as AddressInfo).port;
  return both;
}

const answer =
  (scheme: string): RequestListener =>
  ({ headers, url = '/' }, response) => {
    const name = headers.host?.startsWith('www.') ? 'www' : 'own';
    const location = redirect(`${scheme}://${name}${url}`);
    if (location) return response.writeHead(301, { Location: location, Connection: 'close' }).end();
    const path = url
      .slice(1)
      .replace(/^calculator$|(?<=^|\/)$/, '$&/index.html')
      .replace(/^\//, '');
    const isThere = path in FILES;
    const text = FILES[(isThere ? path : '404.html') as keyof typeof FILES];
    const type = { 'Content-Type': 'text/html; charset=utf-8', Connection: 'close' };
    return response.writeHead(isThere ? 200 : 404, type).end(text);
  };

const own = (path: string, scheme = 'https') => `${scheme}://${HOST}:${port}${path}`;

/** The redirects of deploy/: every address leads to the one that the build knows. */
function rightWay(address: string): string | undefined {
  const path = address.replace(/^\w+:\/\/\w+/, '');
  const right = path.replace(/index\.html$/, '').replace(/^\/calculator$/, '$&/');
  return address === `https://own${right}` ? undefined : own(right);
}

const problems = (address = own('')) => addressProblems({ address, folder }, '/calculator/');

test('a host that leads every address to one has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test('nor has one where nothing else opens', async () => {
  resolveNames((name) => name === HOST);
  expect(await problems()).toEqual([]);
});

test.each([
  ['http://own/', 'http://кафе.рф:PORT/'],
  ['https://www/', 'https://www.кафе.рф:PORT/'],
  ['http://www/', 'http://www.кафе.рф:PORT/'],
  ['https://own/calculator', 'https://кафе.рф:PORT/calculator'],
  ['https://own/calculator/index.html', 'https://кафе.рф:PORT/calculator/index.html'],
])('%s that answers too is named', async (open, named) => {
  redirect = (address) => (address === open ? undefined : rightWay(address));
  expect(await problems()).toEqual([
    `Сайт открывается ещё и по адресам ${named}, и поисковики примут их за другой сайт: включите в панели хостинга перенаправление на https://кафе.рф:PORT.`.replaceAll(
      'PORT',
      `${port}`,
    ),
  ]);
});

test('addresses that lead to one which answers too are named', async () => {
  redirect = (address) =>
    address.includes('://www') || address.startsWith('http:')
      ? address === 'https://www/'
        ? undefined
        : `https://www.${HOST}:${port}/`
      : rightWay(address);
  expect(await problems()).toEqual([
    expect.stringMatching(
      /по адресам https:\/\/www\.кафе\.рф:\d+\/, http:\/\/кафе\.рф:\d+\/, http:\/\/www\.кафе\.рф:\d+\/, и/,
    ),
  ]);
});

test('a page of somebody else at the other address is none of the site', async () => {
  redirect = (address) => (address === 'http://www/' ? own('/missing') : rightWay(address));
  expect(await problems()).toEqual([]);
});

test('a redirect to HTTP is named, though HTTPS follows', async () => {
  redirect = (address) =>
    address === 'https://own/calculator' ? own('/calculator/', 'http') : rightWay(address);
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^https:\/\/кафе\.рф:\d+\/calculator перенаправляет на http:\/\/кафе\.рф:\d+\/calculator\/, то есть без шифрования: включите/,
    ),
  ]);
});

test('a site by HTTP that has HTTPS too is advised to take it', async () => {
  redirect = () => undefined;
  expect(await problems(own('', 'http'))).toEqual([
    'Сайт открывается и с шифрованием, по адресам https://кафе.рф:PORT/, https://www.кафе.рф:PORT/: впишите в «Адрес сайта» адрес с https:// и опубликуйте ещё раз.'.replaceAll(
      'PORT',
      `${port}`,
    ),
  ]);
});

test('redirects without an end are left', async () => {
  redirect = (address) =>
    address === 'http://www/' ? `http://www.${HOST}:${port}/` : rightWay(address);
  expect(await problems()).toEqual([]);
});
