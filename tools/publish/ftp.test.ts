import { openFtp } from './ftp';
import { LOST, startFtpServer } from './ftp-server.fixture';

let server: Awaited<ReturnType<typeof startFtpServer>>;

beforeEach(async () => {
  server = await startFtpServer();
});

afterEach(() => server.close());

const open = () =>
  openFtp({
    kind: 'ftp',
    host: '127.0.0.1',
    port: server.port,
    user: 'owner',
    folder: '/',
    password: 'secret',
    key: '',
    fingerprint: '',
  });

/** Has the server answer each command that begins so with a line of its own. */
function answerTo(start: string, line: string) {
  server.answer = (command) => (command.startsWith(start) ? line : undefined);
}

test('files are written, listed, read and removed', async () => {
  const remote = await open();
  await remote.write('seo/index.html', Buffer.from('seo'));
  await remote.write('index.html', Buffer.from('home'));
  expect(await remote.list('')).toEqual(
    new Map([
      ['seo', undefined],
      ['index.html', 4],
    ]),
  );
  expect(await remote.list('seo')).toEqual(new Map([['index.html', 3]]));
  expect(String(await remote.read('seo/index.html'))).toBe('seo');
  await remote.remove('index.html');
  expect([...server.files.keys()]).toEqual(['/seo/index.html']);
  await remote.close();
});

test('what does not exist is empty, has no content, and may be removed', async () => {
  const remote = await open();
  expect(await remote.list('no/such')).toEqual(new Map());
  expect(await remote.read('no/such/file')).toBeUndefined();
  await remote.remove('no/such/file');
  await remote.close();
});

test.each([
  '425 No data connection',
  '426 Transfer aborted',
  '450 Busy',
  '451 Local error',
  '550 Permission denied',
])('a folder or a file that the server answers with %p is no missing one', async (line) => {
  server.files.set('/index.html', 'home');
  server.files.set('/seo/index.html', 'seo');
  const remote = await open();
  answerTo('LIST', line);
  await expect(remote.list('')).rejects.toThrow(line);
  server.answer = (command) => (/^LIST .*seo/.test(command) ? line : undefined);
  await expect(remote.list('seo')).rejects.toThrow(line);
  answerTo('RETR', line);
  await expect(remote.read('index.html')).rejects.toThrow(line);
  answerTo('DELE', line);
  await expect(remote.remove('index.html')).rejects.toThrow(line);
  await remote.close();
});

test('a hidden file that the server leaves out of its listings is no missing one', async () => {
  server.files.set('/.published.json', '{}');
  const remote = await open();
  server.listsHiddenFiles = false;
  answerTo('RETR', '550 Permission denied');
  await expect(remote.read('.published.json')).rejects.toThrow('550 Permission denied');
  await remote.close();
});

test('a lost connection is an error', async () => {
  const remote = await open();
  answerTo('RETR', LOST);
  await expect(remote.read('index.html')).rejects.toThrow(/closed|FIN packet|reset/i);
});

describe('a server that never renames onto a file', () => {
  /** Replaces the page, and loses the connection at the command of a number. Returns how many there were. */
  async function replacePage(text: string, loseAt = Infinity) {
    server.files.set('/.publishing/page', text);
    server.answer = () => undefined;
    const remote = await open();
    let count = 0;
    server.answer = () => (++count > loseAt ? LOST : undefined);
    await remote.replace('.publishing/page', 'index.html').finally(() => remote.close());
    return count;
  }

  const OWNERS_COPY = 'a copy that the owner has made';

  beforeEach(() => {
    server.renamesOntoFiles = false;
    server.files.set('/index.html', 'first');
    server.files.set('/index.html.old', OWNERS_COPY);
  });

  test('gets the new page in the place of the old one', async () => {
    await replacePage('second');
    expect(server.files.get('/index.html')).toBe('second');
    expect([...server.files.keys()].sort()).toEqual(['/index.html', '/index.html.old']);
    expect(server.files.get('/index.html.old')).toBe(OWNERS_COPY);
  });

  test('gets the page of the next publication after one that was broken off anywhere', async () => {
    const commands = await replacePage('second');
    const pagesAfterBreaks = [];
    for (let loseAt = 0; loseAt < commands; loseAt++) {
      server.files.set('/index.html', 'first');
      await expect(replacePage('second', loseAt)).rejects.toThrow();
      pagesAfterBreaks.push(server.files.get('/index.html'));
      await replacePage('third');
      expect([loseAt, server.files.get('/index.html')]).toEqual([loseAt, 'third']);
      await replacePage('fourth');
      expect([loseAt, server.files.get('/index.html')]).toEqual([loseAt, 'fourth']);
      expect([...server.files.keys()].sort()).toEqual(['/index.html', '/index.html.old']);
      expect(server.files.get('/index.html.old')).toBe(OWNERS_COPY);
    }
    expect(new Set(pagesAfterBreaks)).toEqual(new Set(['first', undefined, 'second']));
  });

  test('keeps the old page when the new one has not arrived', async () => {
    const remote = await open();
    await expect(remote.replace('.publishing/page', 'index.html')).rejects.toThrow('550');
    expect(server.files.get('/index.html')).toBe('first');
    expect(server.files.get('/index.html.old')).toBe(OWNERS_COPY);
    await remote.close();
  });
});
