/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type Listening, listen } from './listen';

const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const hasIpv6 = addresses.some(({ address }) => address === '::1');

let listening: Listening[];
let server: Server;

beforeEach(() => {
  listening = [];
  server = createServer((_request, response) => response.end('here'));
});

afterEach(async () => {
  for (const { close } of listening) await close();
});

async function start() {
  const started = await listen(server, 0);
  listening.push(started);
  return started;
}

test('a server listens on this computer alone', async () => {
  await start();
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
});

test.each(['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])(
  'a server answers at %s until it is closed',
  async (host) => {
    const { port, close } = await start();
    const answer = await fetch(`http://${host}:${port}/`);
    expect(await answer.text()).toBe('here');
    await close();
    await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow();
  },
);

test('a port already taken is reported by its number', async () => {
  const { port } = await start();
  await expect(listen(createServer(), port)).rejects.toThrow(
    `Порт ${port} уже занят другой программой.`,
  );
});

if (hasIpv6) {
  test('a port taken at the IPv6 address alone is not taken for a free one', async () => {
    const other = createNetServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '::1', () => resolve(Object(other.address()).port));
    });
    await expect(listen(server, port)).rejects.toThrow(`Порт ${port} уже занят`);
    expect(server.listening).toBe(false);
    other.close();
  });
}
