import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Listening, listen } from './listen';

let server: Server;
let listening: Listening;

beforeEach(async () => {
  server = createServer((_request, response) => response.end('here'));
  listening = await listen(server, 0);
});

afterEach(() => listening.close());

test('a server answers this computer alone, until it is closed', async () => {
  expect(['127.0.0.1', '::1']).toContain((server.address() as AddressInfo).address);
  expect(await (await fetch(listening.url)).text()).toBe('here');
  await listening.close();
  await expect(fetch(listening.url)).rejects.toThrow();
});

test('a port already taken is reported by its number', async () => {
  const { port } = listening;
  await expect(listen(createServer(), port)).rejects.toThrow(
    `Порт ${port} уже занят другой программой; возьмите другой: npm start -- --port ${port + 10}`,
  );
});

test.each(['127.0.0.1', '::1'])('a port that is taken on %s alone is taken', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listen(createServer(), port)).rejects.toThrow(`Порт ${port} уже занят`);
  other.close();
});
