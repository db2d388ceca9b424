import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadContent } from '../../lib/content/load';
import { deadSources } from './dead-sources';

const folder = join(process.cwd(), 'e2e/content');
const samples = loadContent(folder);

test('sources that are gone are listed with their place, those that refuse programs are not', async () => {
  const server = createServer(({ url }, response) => {
    response.statusCode = Number(url?.slice(1));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const addresses = [`http://localhost:${port}/200`, `http://localhost:${port}/403`];
  const gone = [`http://localhost:${port}/404`, 'http://localhost:1/'];
  const items = [...addresses, ...gone].map((source) => ({ ...samples.reviews.items[0], source }));
  const content = { reviews: { ...samples.reviews, items } } as typeof samples;
  const dead = await deadSources(folder, content);
  server.close();
  expect(dead).toMatchObject([
    {
      place: 'reviews.items.2.source',
      text: expect.stringMatching(/не открывается \(ответ 404\): http/),
    },
    {
      place: 'reviews.items.3.source',
      text: expect.stringContaining('не открывается (нет ответа)'),
    },
  ]);
});
