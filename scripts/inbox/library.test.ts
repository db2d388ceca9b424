import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { init, send } from 'emailjs-com';
import { type Inbox, startInbox } from './server';

/*
 * The real emailjs-com against the inbox. jsdom brings its XMLHttpRequest and asks first as a browser does, so these
 * tests fail when a header of the inbox would keep a browser out.
 */
const params = {
  from_name: 'Анна «Ё»',
  from_phone: '8 949 123 45 67',
  message: '<b>🙂</b>\nвторая строка',
  to_email: 'owner@example.ru',
};

let folder: string;
let inbox: Inbox;
let clock: number;

beforeEach(async () => {
  clock = Date.UTC(2026, 0, 1);
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inbox = await startInbox({ port: 0, file: join(folder, 'leads.jsonl'), now: () => clock });
  init('inbox-key', `http://127.0.0.1:${inbox.port}`);
});

afterEach(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

test('a letter of the library arrives as it was sent', async () => {
  const { status, text } = await send('inbox-service', 'inbox-template', params);
  expect([status, text]).toEqual([200, 'OK']);
  expect(inbox.leads()).toEqual([{ receivedAt: '2026-01-01T00:00:00.000Z', params }]);
});

test('the library gets the reason of a refusal', async () => {
  await expect(send('other', 'inbox-template', params)).rejects.toMatchObject({
    status: 400,
    text: 'The service ID not found',
  });
  expect(inbox.leads()).toEqual([]);
});
