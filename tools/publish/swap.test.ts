import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import type { Hosting } from '../shared/hosting';
import { openFtp } from './ftp';
import { LOST, startFtpServer } from './ftp-server.fixture';
import { connectUntilDone, hostSession } from './host-session';
import { foreignFiles, upload } from './upload';

const root = testFolder();
let server: Awaited<ReturnType<typeof startFtpServer>>;

beforeEach(async () => {
  server = await startFtpServer();
  server.renamesOntoFiles = false;
});

afterEach(() => server.close());

const PAGES = ['index.html', 'seo/index.html'];
const SCRIPT = '_next/static/script.js';

function build(version: string): string {
  const folder = join(root, version);
  for (const file of [...PAGES, SCRIPT]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${file} ${version}`);
  }
  return folder;
}

const pageOnHost = (page: string) => server.files.get(`/${page}`);
const missingPages = () => PAGES.filter((page) => pageOnHost(page) === undefined);

function sessionOf(connections = Infinity) {
  let opened = 0;
  const open = (complete: Hosting) => {
    if (++opened <= connections) return openFtp(complete);
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  const address = { kind: 'ftp', host: '127.0.0.1', port: server.port } as const;
  const account = { user: 'owner', folder: '/', password: 'secret', key: '', fingerprint: '' };
  return hostSession({ ...address, ...account }, root, { open, wait: async () => {} });
}

/** Publishes as the owner does, and returns what he is told when it fails. */
async function publish(version: string, connections?: number): Promise<string> {
  const session = sessionOf(connections);
  return session
    .connect(async () => {})
    .then(() =>
      connectUntilDone(
        session,
        (remote) => upload(remote, build(version), () => {}),
        () => {},
      ),
    )
    .then(
      () => '',
      (error) => session.explain(error),
    );
}

/** Publishes, and loses the connection for good at the command of a number. Returns how many there were. */
async function loseAt(number: number) {
  let count = 0;
  server.answer = () => (++count > number ? LOST : undefined);
  const told = await publish('new', 2);
  server.answer = () => undefined;
  return { count, told };
}

test('a page that a lost connection leaves without a file is named, and is the first to come back', async () => {
  await publish('old');
  const { count } = await loseAt(Infinity);
  let timesMissing = 0;
  for (let number = 0; number < count; number++) {
    await publish('old');
    const { told } = await loseAt(number);
    const missing = missingPages();
    for (const page of missing) {
      timesMissing++;
      const address = `/${page.replace('index.html', '')}`;
      expect([number, told]).toEqual([number, expect.stringContaining(`страница ${address}:`)]);
      expect([number, told]).toEqual([number, expect.not.stringContaining('айт работает')]);
    }
    if (missing.length > 0) {
      const missingWhenSent: string[][] = [];
      server.answer = (command) => {
        if (command.startsWith('STOR')) missingWhenSent.push(missingPages());
        return undefined;
      };
      expect(await publish('newest')).toBe('');
      expect([number, missingWhenSent[0]]).toEqual([number, []]);
      expect(PAGES.map(pageOnHost)).toEqual(PAGES.map((page) => `${page} newest`));
      server.answer = () => undefined;
    }
  }
  expect(timesMissing).toBeGreaterThan(0);
});

test('a connection that is made anew brings the page back before anything is sent', async () => {
  await publish('old');
  let isCut = false;
  const missingWhenSent: string[][] = [];
  server.answer = (command) => {
    if (isCut && command.startsWith('STOR')) missingWhenSent.push(missingPages());
    if (isCut || !/^RNTO \/index\.html/.test(command) || pageOnHost('index.html')) return undefined;
    isCut = true;
    return LOST;
  };
  expect(await publish('new')).toBe('');
  expect(isCut).toBe(true);
  expect(missingWhenSent[0]).toEqual([]);
  expect(PAGES.map(pageOnHost)).toEqual(PAGES.map((page) => `${page} new`));
});

test('a first publication that is broken off at any command is not taken for another site', async () => {
  const { count } = await loseAt(Infinity);
  for (let number = 0; number < count; number++) {
    server.files.clear();
    await loseAt(number);
    expect([number, await sessionOf().connect(foreignFiles)]).toEqual([number, []]);
  }
});
