import { get } from 'node:http';
import { connect } from 'node:net';
import { markFor } from '../../lib/marks';
import { SEND_PATH } from '../../lib/settings';
import type { Listening } from '../shared/listen';
import { startInbox } from './inbox';

const letter = (params: Record<string, string> = { from_name: 'Анна' }) => ({
  lib_version: '3.2.0',
  user_id: 'inbox-key',
  service_id: 'inbox-service',
  template_id: 'inbox-template',
  template_params: params,
});

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
  const marked = `Аудит${markFor('offers.items.0.title')}`;
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

test.each(['/', '/leads.json'])('a page of another origin may not read %s', async (path) => {
  const response = await fetch(inbox.url + path, { headers: { Origin: 'https://example.ru' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('a host name that was made to lead here is refused', async () => {
  const status = await new Promise((resolve) => {
    const headers = { Host: `example.ru:${inbox.port}` };
    get(`${inbox.url}/leads.json`, { headers }, ({ statusCode }) => resolve(statusCode));
  });
  expect(status).toBe(403);
});
