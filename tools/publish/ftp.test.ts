import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { Hosting } from '../shared/hosting';
import { openFtp } from './ftp';
import { LOST, startFtpServer } from './ftp-server.fixture';
import { explainHostError } from './host-errors';

let server: Awaited<ReturnType<typeof startFtpServer>>;

beforeEach(async () => {
  server = await startFtpServer();
});

afterEach(() => server.close());

const account: Hosting = {
  kind: 'ftp',
  host: '127.0.0.1',
  port: 21,
  user: 'owner',
  folder: '/',
  password: 'secret',
  key: '',
  fingerprint: '',
};

const open = () => openFtp({ ...account, port: server.port });

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

test.each(['192,168,1,5', '0,0,0,0', '10,255,255,1'])(
  'a server behind NAT that names the address %s for its data is asked at its own',
  async (address) => {
    server.address = address;
    answerTo('EPSV', '500 Unknown command');
    const remote = await open();
    await remote.write('index.html', Buffer.from('home'));
    expect(String(await remote.read('index.html'))).toBe('home');
    await remote.close();
  },
);

/** What the owner is told when a folder that is there cannot be read. */
async function failureOfList() {
  const remote = await open();
  const error = await remote.list('').catch((reason) => reason);
  await remote.close();
  return explainHostError(error, { ...account, port: server.port }, { hasAnswered: false });
}

test('a server whose data ports are closed is told, with a way out', async () => {
  server.answer = (command) =>
    command === 'EPSV'
      ? '229 Entering (|||1|)'
      : command === 'PASV'
        ? '227 Entering (127,0,0,1,0,1)'
        : undefined;
  expect(await failureOfList()).toMatch(/соединение для файлов.*SFTP/);
});

test.each([
  '522 SSL connection failed; session reuse required: see require_ssl_reuse option',
  '425 Unable to build data connection: Operation not permitted',
])('a server that wants one session of TLS is told, with a way out: %s', async (line) => {
  answerTo('LIST', line);
  expect(await failureOfList()).toMatch(/тот же сеанс шифрования.*SFTP/);
});

test('a server with nothing newer than TLS 1.0 is told, with a way out', async () => {
  const old = createServer((socket) => {
    socket.write('220 Ready\r\n');
    socket.once('data', () => {
      socket.write('234 Go on\r\n');
      const versions = { minVersion: 'TLSv1', maxVersion: 'TLSv1' } as const;
      const secureContext = createSecureContext({ ...versions, ciphers: 'DEFAULT@SECLEVEL=0' });
      new TLSSocket(socket, { isServer: true, secureContext }).on('error', () => socket.destroy());
    });
  });
  old.listen(0, 'localhost');
  await once(old, 'listening');
  const { port } = old.address() as AddressInfo;
  const ftps: Hosting = { ...account, kind: 'ftps', host: 'localhost', port };
  const error = await openFtp(ftps).catch((reason) => reason);
  old.close();
  expect(explainHostError(error, ftps, { hasAnswered: false })).toMatch(/устаревш.*SFTP/);
});

test('a link to a folder stands among the folders that are there', async () => {
  answerTo('CWD', '550 No such folder');
  const lines = [
    'lrwxrwxrwx 1 owner owner 11 Jan 01 2026 www -> public_html',
    'drwxr-xr-x 1 owner owner 4 Jan 01 2026 public_html',
    '-rw-r--r-- 1 owner owner 4 Jan 01 2026 notes.txt',
  ];
  server.data = () => lines.map((line) => `${line}\r\n`).join('');
  const error = await open().catch((reason) => reason);
  expect(explainHostError(error, account, { hasAnswered: false })).toContain(
    'Там есть: www, public_html.',
  );
});

describe('a host that forbids names with a dot first', () => {
  test.each([
    ['says so', '553 Prohibited file name: .publishing'],
    ['says so in other words', '550 .publishing: Forbidden filename'],
    ['does not say why', '550 Permission denied'],
  ])('and %s is told, with a way out', async (_how, line) => {
    server.answer = (command) => (/^(STOR|MKD) \/\./.test(command) ? line : undefined);
    const remote = await open();
    const error = await remote
      .write('.publishing/page', Buffer.from('page'))
      .catch((reason) => reason);
    await remote.close();
    expect(explainHostError(error, account, { hasAnswered: true })).toMatch(
      /имена с точкой в начале.*SFTP/,
    );
    expect([...server.files.keys()]).toEqual([]);
  });

  test('is not taken for one that forbids all writing', async () => {
    server.answer = (command) =>
      /^(STOR|MKD)/.test(command) ? '550 Permission denied' : undefined;
    const remote = await open();
    const error = await remote
      .write('.publishing/page', Buffer.from('page'))
      .catch((reason) => reason);
    await remote.close();
    expect(explainHostError(error, account, { hasAnswered: true })).toMatch(/не даёт писать/);
  });
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
