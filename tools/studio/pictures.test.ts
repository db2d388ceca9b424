import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_FOLDER, fixtureContent } from '../../e2e/fixture-content';
import { cachedFile } from '../../lib/content/encode-picture';
import { pictureFilesIn } from '../../lib/content/pictures';
import { type Listening, listen } from '../shared/listen';
import { answerPicture } from './pictures';

let folder = '';
let server: Listening;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const answer = createServer(async (request, response) => {
    if (!(await answerPicture(request, response, folder))) response.writeHead(404).end();
  });
  server = await listen(answer, 0);
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const files = pictureFilesIn(fixtureContent()).map(({ file }) => file);
const firstNameOf = (wanted: string) => String(files.find(({ format }) => format === wanted)?.name);
const ask = (name = '') => fetch(`${server.url}/pictures/${name}`);

test.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
])('a picture is encoded as %s, and read when it is asked for again', async (format, type) => {
  const name = firstNameOf(format);
  rmSync(cachedFile({ name }), { force: true });
  const first = await ask(name);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, type]);
  const bytes = await first.arrayBuffer();
  expect(bytes.byteLength).toBeGreaterThan(100);
  // With the source gone, only the cache can answer.
  rmSync(join(folder, 'pictures'), { recursive: true });
  expect(await (await ask(name)).arrayBuffer()).toEqual(bytes);
});

test.each(['0123456789-480.avif', '..%2fhome.yaml', 'tall.jpg', ''])(
  '«%s» is no picture of the site',
  async (name) => {
    expect((await ask(name)).status).toBe(404);
  },
);

test('while the content cannot be read, there is none', async () => {
  const name = firstNameOf('webp');
  rmSync(cachedFile({ name }), { force: true });
  rmSync(join(folder, 'home.yaml'));
  expect((await ask(name)).status).toBe(404);
});
