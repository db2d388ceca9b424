import type { Hosting } from '../shared/hosting';
import { explainHostError, FolderMissingError, isLostConnection } from './host-errors';

const hosting: Hosting = {
  kind: 'ftp',
  host: 'server12.host.ru',
  port: 21,
  user: 'owner',
  folder: 'public_html',
  password: 'secret',
  key: '',
  fingerprint: '',
};

const failure = (code: string | number, message: string) =>
  Object.assign(new Error(message), { code });
const explain = (error: unknown) => explainHostError(error, hosting, { hasAnswered: true });

const OLD_TLS = /устаревш.*SFTP/;
const DATA_PORTS = /соединение для файлов.*SFTP/;
const NO_RIGHT = /не даёт писать в эту папку/;
const FULL = /кончилось место/;
const LATE = /не ответил вовремя/;
const LOST = /^Связь с хостингом прервалась/;

test.each([
  [550, '550 /var/storage/site/index.html: Permission denied', NO_RIGHT],
  [550, '550 /timeout/index.html: Permission denied', NO_RIGHT],
  [550, '550 reset.css: Operation not permitted', NO_RIGHT],
  [3, 'put: Permission denied /home/disk/index.html', NO_RIGHT],
  [550, '550 index.html: No space left on device', FULL],
  [553, '553 Disk quota exceeded', FULL],
  [451, '451 Failure writing to local file.', FULL],
  [452, '452 index.html', FULL],
  [552, '552 Requested file action aborted. Exceeded storage allocation.', FULL],
  [4, '_put: Write stream error: Failure /home/site/index.html', FULL],
  ['', 'Timeout (control socket)', LATE],
  ['ETIMEDOUT', 'connect ETIMEDOUT 10.0.0.1:21', LATE],
  ['', 'Server sent FIN packet unexpectedly, closing connection.', LOST],
  [426, '426 Connection closed; transfer aborted.', LOST],
  ['ERR_GENERIC_CLIENT', '_put: Unexpected end event', LOST],
  ['ERR_SSL_UNSUPPORTED_PROTOCOL', 'SSL routines::unsupported protocol', OLD_TLS],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'tlsv1 alert protocol version', OLD_TLS],
  ['EPROTO', 'write EPROTO 80:error:0A000102:SSL routines::unsupported protocol', OLD_TLS],
  ['ERR_SSL_DH_KEY_TOO_SMALL', 'SSL routines::dh key too small', OLD_TLS],
  ['', 'Timeout when trying to open data connection to 1.2.3.4:5', DATA_PORTS],
  [
    'ECONNREFUSED',
    "Can't open data connection in passive mode: connect ECONNREFUSED 1.2.3.4:5",
    DATA_PORTS,
  ],
  ['425', "425 Can't open data connection for transfer", DATA_PORTS],
])('%p «%s» is explained', (code, message, line) => {
  expect(explain(failure(code, message))).toMatch(line);
});

test.each([
  ['ECONNRESET', 'read ECONNRESET'],
  ['ERR_NOT_CONNECTED', '_put: No SFTP connection available'],
  ['0', 'Client is closed because Timeout (data socket)'],
  ['', 'Server closed connection unexpectedly.'],
  ['', 'Socket closed due to transmission error (data socket)'],
  ['', 'Keepalive timeout'],
  ['', '(SSH) Channel open failure: server closed channel unexpectedly'],
  ['', 'Not connected'],
])('%p «%s» is a lost connection', (code, message) => {
  expect(isLostConnection(failure(code, message), false)).toBe(true);
});

test.each([
  [550, '550 /timeout/index.html: Permission denied'],
  [550, '550 /closed/index.html: No such file or directory'],
  [2, 'get: No such file /home/reset/index.html'],
  ['ERR_SSL_UNSUPPORTED_PROTOCOL', 'SSL routines::unsupported protocol'],
])('%p «%s» is not', (code, message) => {
  expect(isLostConnection(failure(code, message), true)).toBe(false);
});

describe('a server that repeats the password', () => {
  const password = 'длинный  пароль\tвнутри "кавычек"';
  const explainWith = (error: unknown) =>
    explainHostError(error, { ...hosting, password }, { hasAnswered: true });
  const parts = password.split(/\s+/);

  test.each([
    ['as it is', `999 Wrong: ${password}.`],
    ['where the text is cut', `999 ${'x'.repeat(180)}${password} and more`],
    ['twice', `999 ${password} ${password}`],
  ])('%s, does not get it into the line', (_how, message) => {
    const line = explainWith(failure(999, message));
    for (const part of parts) expect(line).not.toContain(part);
    expect(line).not.toContain(parts[0]?.slice(0, 4));
    expect(line).toContain('•••');
  });

  test('in the name of a folder does not get it into the line', () => {
    const line = explainWith(new FolderMissingError('www', ['a', password, 'b']));
    expect(line).toContain('Там есть: a, •••, b');
  });

  test('in a certificate does not get it into the line', () => {
    const message = `Host: x. is not in the cert's altnames: DNS:${password}`;
    expect(explainWith(failure('ERR_TLS_CERT_ALTNAME_INVALID', message))).not.toContain('пароль');
  });

  test('cannot guess it from what is masked', () => {
    const line = explainHostError(
      failure(999, '999 No'),
      { ...hosting, password: 'Хостинг' },
      { hasAnswered: true },
    );
    expect(line).not.toContain('•••');
  });
});

test('port 990 without FTPS is explained', () => {
  const silence = failure('', 'Timeout (control socket)');
  expect(explainHostError(silence, { ...hosting, port: 990 }, { hasAnswered: false })).toMatch(
    /порту 990.*выберите FTPS/,
  );
});

test('a line has no control characters of the server', () => {
  const controls = '\u001b[2J\u001b]0;title\u0007\u009b31m\r\n\b';
  const lines = [
    explain(failure(999, `999 ${controls} text`)),
    explain(new FolderMissingError('www', [`a${controls}`])),
    explain(failure('ERR_TLS_CERT_ALTNAME_INVALID', `altnames: DNS:${controls}x`)),
  ];
  for (const line of lines) expect(line).not.toMatch(/\p{Cc}/u);
});
