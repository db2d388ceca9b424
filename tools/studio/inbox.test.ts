import { get } from 'node:http';
import { connect } from 'node:net';
import { SEND_PATH } from '../../lib/settings';
import type { Listening } from '../shared/listen';
import { startInbox } from './inbox';
import { withMark } from './marks';

const letter = (params: Record<string, string> = { from_name: 'Анна' }) => ({
  lib_version: '3.2.0',
  user_id: 'inbox-key',
  service_id: 'inbox-service',
  template_id: 'inbox-template',
  template_params: params,
});

/** All that fake timers replace, but the date: the inbox must still answer. */
const OTHER_TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

let inbox: Listening;

beforeEach(async () => {
  inbox = await startInbox(0);
});

afterEach(() => inbox.close());

function post(body: unknown) {
  return fetch(`${inbox.url}${SEND_PATH}`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function leads() {
  return (await fetch(`${inbox.url}/leads.json`)).json();
}

test.each([
  { ...letter(), service_id: 'other' },
  { ...letter(), template_id: undefined },
  { ...letter(), template_params: undefined },
  'not json',
])('%j is refused and not kept', async (body) => {
  expect((await post(body)).status).toBe(400);
  expect(await leads()).toEqual([]);
});

test('a visitor who breaks off and an address that is no URL leave the inbox running', async () => {
  const half = `POST ${SEND_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{`;
  await new Promise((resolve) => {
    const socket = connect(inbox.port, 'localhost', () => socket.end(half));
    socket.on('close', resolve).resume();
  });
  expect((await fetch(`${inbox.url}//`)).status).toBe(404);
  expect((await post(letter())).status).toBe(200);
});

test('a letter has no marks of places, which texts of the preview end with', async () => {
  const marked = withMark('Аудит', 'offers.items.0.title');
  await post(letter({ message: `${marked}: ${marked}` }));
  expect(await leads()).toMatchObject([{ params: { message: 'Аудит: Аудит' } }]);
});

test('the page shows leads newest first, and nothing in them becomes markup', async () => {
  expect(await (await fetch(inbox.url)).text()).toContain('Пока ни одной');
  await post(letter({ from_name: '<script>alert(1)</script>', message: '"🙂" שלום' }));
  await post(letter({ from_name: 'Последняя' }));
  const page = await (await fetch(inbox.url)).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script>');
  expect(page).toContain('🙂');
  expect(page.indexOf('Последняя')).toBeLessThan(page.indexOf('&lt;script>'));
});

test.each(['/', '/leads.json', SEND_PATH])(
  'a page of another site is refused at %s',
  async (path) => {
    const method = path === SEND_PATH ? 'POST' : 'GET';
    const body = method === 'POST' ? JSON.stringify(letter()) : null;
    const headers = { Origin: 'https://example.ru', 'Content-Type': 'text/plain' };
    expect((await fetch(inbox.url + path, { method, headers, body })).status).toBe(403);
    expect(await leads()).toEqual([]);
  },
);

test('the site may send, and may not read what was sent', async () => {
  const headers = { Origin: 'http://localhost:3000' };
  const body = JSON.stringify(letter());
  const sent = await fetch(inbox.url + SEND_PATH, { method: 'POST', headers, body });
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  const read = await fetch(`${inbox.url}/leads.json`, { headers });
  expect(read.headers.get('access-control-allow-origin')).toBeNull();
});

test('a letter that the sending service would not take is refused', async () => {
  expect((await post(letter({ message: 'я'.repeat(20_000) }))).status).toBe(200);
  expect((await post(letter({ message: 'я'.repeat(70_000) }))).status).toBe(413);
  expect((await post('['.repeat(5_000_000))).status).toBe(413);
  expect(await leads()).toHaveLength(1);
});

test('a program that sends without end fills neither a minute nor the memory', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: [...OTHER_TIMERS] });
  for (let minute = 0; minute < 5; minute++) {
    jest.setSystemTime(minute * 60_000);
    for (let sent = 0; sent < 120; sent++) {
      expect((await post(letter({ message: `${minute}:${sent}` }))).status).toBe(200);
    }
    expect((await post(letter())).status).toBe(429);
  }
  jest.useRealTimers();
  const kept = await leads();
  expect(kept).toHaveLength(500);
  expect(kept.at(-1).params.message).toBe('4:119');
});

test('a host name that was made to lead here is refused', async () => {
  const status = await new Promise((resolve) => {
    const headers = { Host: `example.ru:${inbox.port}` };
    get(`${inbox.url}/leads.json`, { headers }, ({ statusCode }) => resolve(statusCode));
  });
  expect(status).toBe(403);
});
