import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import type { Hosting } from '../shared/hosting';
import { openFtp } from './ftp';
import { startFtpServer } from './ftp-server.fixture';
import { explainHostError } from './host-errors';
import { openSftp } from './sftp';
import { startEndlessSftpServer } from './sftp-server.fixture';
import { foreignFiles, upload } from './upload';

/*
 * A host that lies: what it lists and sends is chosen by somebody who wants to harm another site, or this computer.
 */

const root = testFolder();

const hosting: Hosting = {
  kind: 'ftp',
  host: '127.0.0.1',
  port: 0,
  user: 'owner',
  folder: '/site',
  password: 'secret',
  key: '',
  fingerprint: '',
};

const TOO_MUCH = /^Хостинг прислал слишком много/;
const explain = (error: unknown) => explainHostError(error, hosting, { hasAnswered: true });

describe('FTP', () => {
  let server: Awaited<ReturnType<typeof startFtpServer>>;

  beforeEach(async () => {
    server = await startFtpServer();
    server.files.set('/other-site/index.html', 'somebody else');
    server.files.set('/site/notes.txt', 'of the owner');
    mkdirSync(join(root, 'out'), { recursive: true });
    writeFileSync(join(root, 'out/index.html'), 'home');
  });

  afterEach(() => server.close());

  const open = () => openFtp({ ...hosting, port: server.port });

  async function publish() {
    const remote = await open();
    await upload(remote, join(root, 'out'), () => {}).finally(() => remote.close());
  }

  const OUTSIDE = [
    '../other-site/index.html',
    '/other-site/index.html',
    'a/../../other-site/index.html',
    './../other-site/index.html',
    '..\\other-site\\index.html',
    '',
    'a\u0007b',
  ];

  test('a list with paths out of the folder deletes nothing there', async () => {
    const deleted: string[] = [];
    server.answer = (command) => {
      if (/^(DELE|RMD)/.test(command)) deleted.push(command);
      return undefined;
    };
    const files = Object.fromEntries(OUTSIDE.map((path) => [path, ['0'.repeat(32)]]));
    const retired = Object.fromEntries(OUTSIDE.map((path) => [path, '2020-01-01']));
    server.files.set('/site/.published.json', JSON.stringify({ files, retired }));
    await publish();
    expect(deleted.filter((command) => !command.includes('/site/.publishing'))).toEqual([]);
    expect(server.files.get('/other-site/index.html')).toBe('somebody else');
  });

  test('the right paths of such a list are still used', async () => {
    const files = { '../x': ['0'], 'gone.html': ['0'] };
    server.files.set('/site/.published.json', JSON.stringify({ files, retired: {} }));
    server.files.set('/site/gone.html', 'gone');
    await publish();
    expect([...server.files.keys()].sort()).toEqual([
      '/other-site/index.html',
      '/site/.published.json',
      '/site/index.html',
      '/site/notes.txt',
    ]);
  });

  test('a list with more files than a site has deletes nothing', async () => {
    const many = Array.from({ length: 20_001 }, (_, index) => [`page-${index}.html`, ['0']]);
    const files = Object.fromEntries([...many, ['notes.txt', ['0']]]);
    server.files.set('/site/.published.json', JSON.stringify({ files, retired: {} }));
    await publish();
    expect(server.files.get('/site/notes.txt')).toBe('of the owner');
    expect(server.files.get('/site/index.html')).toBe('home');
  });

  test('a listing with paths out of the folder deletes nothing there', async () => {
    const names = ['../notes.txt', '../../other-site/index.html', 'theirs.txt'];
    const lines = names.map((name) => `-rw-r--r-- 1 owner owner 4 Jan 01 2026 ${name}\r\n`);
    let staged = 0;
    server.answer = (command) => {
      if (/^STOR .*publishing\/[\da-f]{32}$/.test(command)) staged++;
      return undefined;
    };
    server.data = (command) =>
      staged > 0 && /^LIST .*\.publishing/.test(command)
        ? lines.join('') + stagedLines(server.files)
        : undefined;
    await publish();
    expect(server.files.get('/site/notes.txt')).toBe('of the owner');
    expect(server.files.get('/other-site/index.html')).toBe('somebody else');
    expect(server.files.get('/site/index.html')).toBe('home');
  });

  test('a listing shows no name that is a path or has control characters', async () => {
    const names = ['../up', 'a/b', 'a\\b', 'a\u001b[2Jb', 'a\u009bb', '..', 'price.pdf'];
    server.data = (command) =>
      command.startsWith('LIST')
        ? names.map((name) => `-rw-r--r-- 1 owner owner 4 Jan 01 2026 ${name}\r\n`).join('')
        : undefined;
    const remote = await open();
    expect(await foreignFiles(remote)).toEqual(['price.pdf']);
    await remote.close();
  });

  function* endless(text: string) {
    for (;;) yield text;
  }

  test('an endless list of what was published is refused', async () => {
    server.data = (command) =>
      command.startsWith('RETR') ? endless(' '.repeat(65_536)) : undefined;
    expect(explain(await publish().catch((error) => error))).toMatch(TOO_MUCH);
  });

  test('an endless listing is refused', async () => {
    const line = '-rw-r--r-- 1 owner owner 4 Jan 01 2026 file\r\n';
    server.data = (command) =>
      command.startsWith('LIST') ? endless(line.repeat(1000)) : undefined;
    expect(explain(await publish().catch((error) => error))).toMatch(TOO_MUCH);
  });

  test('an endless answer is refused', async () => {
    server.answer = (command) =>
      command.startsWith('RETR') ? '226-and so on\r\n'.repeat(100_000) : undefined;
    expect(explain(await publish().catch((error) => error))).toMatch(TOO_MUCH);
  });
});

/** The listing of what waits to be moved. */
function stagedLines(files: Map<string, string>): string {
  const paths = [...files].filter(([path]) => path.startsWith('/site/.publishing/'));
  return paths
    .map(([path, text]) => [path.split('/').at(-1), text.length])
    .map(([name, size]) => `-rw-r--r-- 1 owner owner ${size} Jan 01 2026 ${name}\r\n`)
    .join('');
}

describe('SFTP', () => {
  let server: Awaited<ReturnType<typeof startEndlessSftpServer>>;

  beforeEach(async () => {
    server = await startEndlessSftpServer();
  });

  afterEach(() => server.close());

  const open = () => openSftp({ ...hosting, kind: 'sftp', port: server.port }, () => {});

  test('an endless folder is refused', async () => {
    const remote = await open();
    const error = await remote.list('').catch((reason) => reason);
    expect(explain(error)).toMatch(TOO_MUCH);
    await remote.close();
  });

  test('an endless file is refused', async () => {
    const remote = await open();
    const error = await remote.read('.published.json').catch((reason) => reason);
    expect(explain(error)).toMatch(TOO_MUCH);
    await remote.close();
  });
});
