import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import type { Hosting } from '../shared/hosting';
import { openFtp } from './ftp';
import { LOST, startFtpServer } from './ftp-server.fixture';
import { connectUntilDone, hostSession } from './host-session';
import { openSftp } from './sftp';
import { startSftpServer } from './sftp-server.fixture';
import { foreignFiles, upload } from './upload';

/** Servers that never rename onto a file, with the commands that begin to send a file and that put home in its place. */
const KINDS = {
  ftp: {
    async start() {
      const server = await startFtpServer();
      server.renamesOntoFiles = false;
      return server;
    },
    open: openFtp,
    sends: /^STOR /,
    placesHome: /^RNTO \/index\.html$/,
  },
  sftp: {
    start: startSftpServer,
    open: (hosting: Hosting) => openSftp(hosting, () => {}),
    sends: /^WRITE /,
    placesHome: /^RENAME \S+ \/index\.html$/,
  },
};

type TestServer = {
  port: number;
  files: Map<string, string>;
  answer: (command: string) => string | undefined;
  close: () => Promise<void>;
};

const root = testFolder();

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

describe.each(['ftp', 'sftp'] as const)('by %s', (kind) => {
  const { start, open, sends, placesHome } = KINDS[kind];
  let server: TestServer;

  beforeEach(async () => {
    server = await start();
  });

  afterEach(() => server.close());

  const pageOnHost = (page: string) => server.files.get(`/${page}`);
  const missingPages = () => PAGES.filter((page) => pageOnHost(page) === undefined);

  function sessionOf(connections = Infinity) {
    let opened = 0;
    const openOrRefuse = (complete: Hosting) => {
      if (++opened <= connections) return open(complete);
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    };
    const address = { kind, host: '127.0.0.1', port: server.port };
    const account = { user: 'owner', folder: '/', password: 'secret', key: '', fingerprint: '' };
    return hostSession({ ...address, ...account }, root, {
      open: openOrRefuse,
      wait: async () => {},
    });
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
    const old = new Map(server.files);
    const { count } = await loseAt(Infinity);
    let timesMissing = 0;
    for (let number = 0; number < count; number++) {
      server.files.clear();
      for (const [path, text] of old) server.files.set(path, text);
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
          if (sends.test(command)) missingWhenSent.push(missingPages());
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
      if (isCut && sends.test(command)) missingWhenSent.push(missingPages());
      if (isCut || !placesHome.test(command) || pageOnHost('index.html')) return undefined;
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
      await server.close();
      server = await start();
      await loseAt(number);
      expect([number, await sessionOf().connect(foreignFiles)]).toEqual([number, []]);
    }
  });
});
