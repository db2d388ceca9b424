/** @jest-environment jsdom */
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { init, send } from 'emailjs-com';
import type { Listening } from '../listen';
import { startInbox } from './inbox';

/*
 * The real emailjs-com against the inbox. The XMLHttpRequest of jsdom sends a preflight request as browsers do, so these
 * tests fail when a header of the inbox would keep a browser out.
 */
const params = { from_name: 'Анна «Ё»', message: '<b>🙂</b>\nвторая строка' };

let inbox: Listening;

beforeEach(async () => {
  inbox = await startInbox(0);
  init('inbox-key', inbox.url);
});

afterEach(() => inbox.close());

test('a letter of the library arrives as it was sent', async () => {
  const { status, text } = await send('inbox-service', 'inbox-template', params);
  expect([status, text]).toEqual([200, 'OK']);
  // jsdom has no `fetch`.
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get(`${inbox.url}/leads.json`, resolve);
  });
  expect(await json(answer)).toEqual([{ receivedAt: expect.any(String), params }]);
});
