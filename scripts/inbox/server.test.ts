/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEND_PATH } from './contract';
import { type Inbox, startInbox } from './server';
import type { ReceivedLead } from './storage';

const letter = (params: Record<string, string> = { from_name: 'Анна' }) => ({
  lib_version: '3.2.0',
  user_id: 'inbox-key',
  service_id: 'inbox-service',
  template_id: 'inbox-template',
  template_params: params,
});

let folder: string;
let inboxes: Inbox[];
let clock: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inboxes = [];
  clock = Date.UTC(2026, 0, 1);
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const inbox of inboxes) await inbox.close();
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, 'deep', 'leads.jsonl');

async function start(onLead?: (lead: ReceivedLead) => void) {
  const inbox = await startInbox({
    port: 0,
    file: file(),
    now: () => clock,
    ...(onLead && { onLead }),
  });
  inboxes.push(inbox);
  return inbox;
}

function post(inbox: Inbox, body: unknown) {
  return fetch(`${inbox.url}${SEND_PATH}`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('a letter is answered with OK, reported and kept', async () => {
  const reported: ReceivedLead[] = [];
  const inbox = await start((lead) => reported.push(lead));
  const response = await post(inbox, letter());
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(reported).toEqual([
    { receivedAt: '2026-01-01T00:00:00.000Z', params: { from_name: 'Анна' } },
  ]);
  expect(await (await fetch(`${inbox.url}/leads.json`)).json()).toEqual(reported);
});

test('a browser may ask first', async () => {
  const inbox = await start();
  const response = await fetch(`${inbox.url}${SEND_PATH}`, { method: 'OPTIONS' });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-headers')).toContain('content-type');
});

test('a refusal names its reason and keeps nothing', async () => {
  const inbox = await start();
  const response = await post(inbox, { ...letter(), user_id: '' });
  expect([response.status, await response.text()]).toEqual([
    400,
    'The user_id parameter is required',
  ]);
  expect(inbox.leads()).toEqual([]);
});

test('a visitor who breaks off and an address that is no URL leave the inbox running', async () => {
  const inbox = await start();
  const half = `POST ${SEND_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{`;
  await new Promise((resolve) => {
    const socket = connect(inbox.port, '127.0.0.1', () => socket.end(half));
    socket.on('close', resolve).resume();
  });
  expect((await fetch(`${inbox.url}//`)).status).toBe(404);
  expect((await post(inbox, letter())).status).toBe(200);
});

test('a lead that cannot be kept is refused, so that the form does not report success', async () => {
  const inbox = await start();
  rmSync(join(folder, 'deep'), { recursive: true });
  jest.spyOn(console, 'error').mockImplementation();
  const response = await post(inbox, letter());
  expect(response.status).toBe(500);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(inbox.leads()).toEqual([]);
});

test('the page shows leads newest first, and nothing in them becomes markup', async () => {
  const inbox = await start();
  expect(await (await fetch(inbox.url)).text()).toContain('Пока ни одной');
  await post(inbox, letter({ from_name: '<script>alert(1)</script>', message: '"🙂" שלום' }));
  clock += 2000;
  await post(inbox, letter({ from_name: 'Последняя' }));
  const page = await (await fetch(inbox.url)).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;');
  expect(page).toContain('🙂');
  expect(page.indexOf('Последняя')).toBeLessThan(page.indexOf('&lt;script&gt;'));
});

test('other addresses and methods are not found', async () => {
  const inbox = await start();
  expect((await fetch(`${inbox.url}${SEND_PATH}`)).status).toBe(404);
  expect((await fetch(inbox.url, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${inbox.url}/nope`)).status).toBe(404);
});

test.each(['/', '/leads.json'])('a page of another origin may not read %s', async (path) => {
  const inbox = await start();
  const response = await fetch(inbox.url + path, { headers: { Origin: 'https://example.ru' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('a host name that was made to lead here is refused', async () => {
  const inbox = await start();
  const status = await new Promise((resolve) => {
    const headers = { Host: `example.ru:${inbox.port}` };
    get(`${inbox.url}/leads.json`, { headers }, ({ statusCode }) => resolve(statusCode));
  });
  expect(status).toBe(403);
});
