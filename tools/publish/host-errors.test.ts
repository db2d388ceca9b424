import type { Hosting } from '../shared/hosting';
import { explainHostError, isLostConnection } from './host-errors';

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
const explain = (error: unknown) => explainHostError(error, hosting, true);

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
])('%p «%s» is an answer on a connection that works', (code, message) => {
  expect(isLostConnection(failure(code, message), true)).toBe(false);
});
