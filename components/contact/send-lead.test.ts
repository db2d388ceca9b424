/** @jest-environment jsdom */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendLead } from './send-lead';

/*
 * The real emailjs-com over real HTTP. jsdom has the XMLHttpRequest, so the answers need CORS headers, as those of the
 * sending service do.
 */
/** `isRefusedToPages`: without the header that lets a page of another site read it. */
type Answer = { status: number; body: string; isRefusedToPages?: boolean };

let server: Server;
let origin: string;
let answer: Answer | 'silence';
let received: unknown[];

beforeEach((done) => {
  received = [];
  server = createServer((request, response) => {
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method === 'OPTIONS') {
      response.writeHead(200, cors).end();
      return;
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(JSON.parse(body));
      if (answer === 'silence') return;
      response.writeHead(answer.status, answer.isRefusedToPages ? {} : cors).end(answer.body);
    });
  }).listen(0, '127.0.0.1', () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    done();
  });
});

afterEach((done) => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close(done);
});

const lead = { name: 'Анна «Ё»', phone: '+7', message: '<b>🙂</b>\nстрока' };
const delivery = () => ({
  origin,
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  toEmail: 'owner@example.ru',
});

test('each lead is sent with exactly its four parameters', async () => {
  answer = { status: 200, body: 'OK' };
  for (const _ of [1, 2]) await expect(sendLead(lead, delivery())).resolves.toBe('sent');
  const letter = {
    lib_version: '3.2.0',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: {
      from_name: 'Анна «Ё»',
      from_phone: '+7',
      message: '<b>🙂</b>\nстрока',
      to_email: 'owner@example.ru',
    },
  };
  expect(received).toEqual([letter, letter]);
});

test.each([400, 403, 404, 412, 413, 422, 423, 429, 451, 500, 501])(
  'status %d is a refusal, even with the body OK',
  async (status) => {
    answer = { status, body: 'OK' };
    await expect(sendLead(lead, delivery())).resolves.toBe('refused');
  },
);

test.each([
  [200, ''],
  [201, 'OK'],
  [204, ''],
  [502, 'Bad Gateway'],
  [503, ''],
  [504, 'Gateway Timeout'],
])(
  'status %d with the body «%s» leaves it unknown whether the lead has arrived',
  async (status, body) => {
    answer = { status, body };
    await expect(sendLead(lead, delivery())).resolves.toBe('unknown');
  },
);

test('an answer that this site may not read leaves it unknown whether the lead has arrived', async () => {
  answer = { status: 200, body: 'OK', isRefusedToPages: true };
  await expect(sendLead(lead, delivery())).resolves.toBe('unknown');
  expect(received).toHaveLength(1);
});

test.each(['publicKey', 'serviceId', 'templateId'])('without a %s nothing is sent', async (key) => {
  answer = { status: 200, body: 'OK' };
  await expect(sendLead(lead, { ...delivery(), [key]: '' })).resolves.toBe('refused');
  expect(received).toEqual([]);
});

test.each([
  ['may have arrived where the connection has failed', true, 'unknown'],
  ['has not arrived where there was none', false, 'refused'],
])('a lead %s', async (_what, onLine, outcome) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(onLine);
  const nobody = { ...delivery(), origin: 'http://127.0.0.1:9' };
  await expect(sendLead(lead, nobody)).resolves.toBe(outcome);
});

test('without an answer the outcome is unknown after fifteen seconds', async () => {
  answer = 'silence';
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const settled = jest.fn();
  const outcome = sendLead(lead, delivery()).finally(settled);
  await jest.advanceTimersByTimeAsync(14_900);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  await expect(outcome).resolves.toBe('unknown');
});
