import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { hostingForPage, readHosting, saveFingerprint, saveHosting } from './hosting';

const root = testFolder();
const env = () => readFileSync(join(root, '.env'), 'utf8');
const form = {
  kind: 'ftps',
  host: 'ftp://server12.host.ru:2121/',
  user: 'owner',
  folder: 'public_html',
  key: '',
  password: "p'a$s #1",
};

test('without settings there is no hosting', () => {
  expect(readHosting(root)).toBeUndefined();
  writeFileSync(join(root, '.env'), 'HOSTING_KIND=\nHOSTING_HOST=\n');
  expect(readHosting(root)).toBeUndefined();
});

test('what the form saves is read, and other settings stay', () => {
  writeFileSync(join(root, '.env'), '# Телефон\nNEXT_PUBLIC_PHONE=+7 949 111-22-33\n');
  saveHosting(root, form);
  expect(readHosting(root)).toMatchObject({
    kind: 'ftps',
    host: 'server12.host.ru',
    port: 2121,
    password: form.password,
  });
  expect(env()).toContain('# Телефон\nNEXT_PUBLIC_PHONE=+7 949 111-22-33\n');
});

test('a backslash in double quotes is one, also before an n', () => {
  const lines = ['HOSTING_KIND=ftp', 'HOSTING_HOST=a.ru', 'HOSTING_USER=a'];
  const quoted = ['HOSTING_FOLDER="www\\new"', 'HOSTING_PASSWORD="a\\nb\\n"'];
  writeFileSync(join(root, '.env'), [...lines, ...quoted].join('\n'));
  expect(readHosting(root)).toMatchObject({ folder: 'www\\new', password: 'a\\nb\\n' });
  saveHosting(root, {
    ...form,
    kind: 'ftp',
    host: 'a.ru',
    user: 'a',
    password: '',
    folder: 'b\\n',
  });
  expect(readHosting(root)).toMatchObject({ folder: 'b\\n', password: 'a\\nb\\n' });
});

test('an empty setting that only a comment names is not written', () => {
  writeFileSync(join(root, '.env'), '# HOSTING_KEY: путь к файлу ключа\n');
  saveHosting(root, form);
  expect(env()).not.toContain('HOSTING_KEY=');
});

test('a file that cannot be read as UTF-8 is reported and left as it is', () => {
  const bytes = Buffer.from('# Телефон\n', 'utf16le');
  writeFileSync(join(root, '.env'), bytes);
  expect(() => saveHosting(root, form)).toThrow(/Кодировка: UTF-8/);
  expect(readFileSync(join(root, '.env'))).toEqual(bytes);
});

test('the page gets everything but the password', () => {
  saveHosting(root, form);
  const { password, ...others } = form;
  expect(hostingForPage(root)).toEqual({ ...others, hasPassword: true });
  expect(JSON.stringify(hostingForPage(root))).not.toContain(password);
});

test('an empty password leaves the saved one to the same account, and no other server gets it', () => {
  saveHosting(root, form);
  saveHosting(root, { ...form, folder: 'www', password: '' });
  expect(readHosting(root)).toMatchObject({ folder: 'www', password: form.password });
  saveHosting(root, { ...form, host: 'other.ru', password: '' });
  expect(hostingForPage(root).hasPassword).toBe(false);
});

test('a space around the name leaves the saved password', () => {
  saveHosting(root, form);
  saveHosting(root, { ...form, user: ' owner ', password: '' });
  expect(readHosting(root)).toMatchObject({ user: 'owner', password: form.password });
});

test('a kind in capital letters, written by hand, is one of the form and leaves the saved password', () => {
  saveHosting(root, form);
  edit('HOSTING_KIND=ftps', 'HOSTING_KIND=FTPS');
  expect(hostingForPage(root).kind).toBe('ftps');
  saveHosting(root, { ...form, ...hostingForPage(root), password: '' });
  expect(readHosting(root)).toMatchObject({ kind: 'ftps', password: form.password });
});

/** Windows has no such permissions. */
const withPermissions = process.platform === 'win32' ? test.skip : test;

withPermissions('no other user of the computer may read the password', () => {
  const permissions = () => statSync(join(root, '.env')).mode & 0o777;
  saveHosting(root, form);
  expect(permissions()).toBe(0o600);
  chmodSync(join(root, '.env'), 0o644);
  saveFingerprint(root, { host: 'server12.host.ru', port: 2121 }, 'met first');
  expect(permissions()).toBe(0o600);
  chmodSync(join(root, '.env'), 0o644);
  saveHosting(root, form);
  expect(permissions()).toBe(0o600);
});

test.each([
  ['server12.host.ru', undefined],
  ['server12.host.ru:2222', 2222],
  ['server12.host.ru, порт 2222', 2222],
  ['server12.host.ru порт: 2222', 2222],
  ['sftp://server12.host.ru:2222/', 2222],
])('a server is taken out of %p', (host, port) => {
  saveHosting(root, { ...form, host });
  expect(readHosting(root)).toMatchObject({ host: 'server12.host.ru', port: port ?? 21 });
});

test.each([
  ['a password', form],
  ['a key without a password', { ...form, kind: 'sftp', key: 'id_ed25519', password: '' }],
])(
  'the form of a login by %s forgets the key of the server whenever it is saved',
  (_what, saved) => {
    writeFileSync(join(root, '.env'), '');
    saveHosting(root, saved);
    saveFingerprint(root, { host: 'server12.host.ru', port: 2121 }, 'before');
    expect(env()).toContain('before');
    saveHosting(root, { ...saved, password: '' });
    expect(env()).not.toContain('before');
  },
);

test.each([
  ['server12.host.ru', 'server12.host.ru:2222'],
  ['server12.host.ru:2121', 'server12.host.ru:2222'],
  ['server12.host.ru:2222', 'server12.host.ru'],
])('the password for %s is not sent to %s', (before, after) => {
  saveHosting(root, { ...form, host: before });
  saveHosting(root, { ...form, host: after, password: '' });
  expect(hostingForPage(root).hasPassword).toBe(false);
});

test.each([
  ['server12.host.ru', 'server12.host.ru:21'],
  ['sftp://Server12.host.ru/', 'server12.HOST.ru'],
])('%s and %s are the same server', (before, after) => {
  saveHosting(root, { ...form, host: before });
  saveHosting(root, { ...form, host: after, password: '' });
  expect(readHosting(root)).toMatchObject({ password: form.password });
});

describe('the key of a server, once .env has been edited by hand,', () => {
  const sftp = { ...form, kind: 'sftp', host: 'server12.host.ru' };

  beforeEach(() => {
    writeFileSync(join(root, '.env'), '');
    saveHosting(root, sftp);
    saveFingerprint(root, { host: 'server12.host.ru', port: 22 }, 'met first');
  });

  test('belongs to the same host and port', () => {
    expect(readHosting(root)?.fingerprint).toBe('met first');
    edit('HOSTING_HOST=server12.host.ru', 'HOSTING_HOST=server12.host.ru:22');
    expect(readHosting(root)?.fingerprint).toBe('met first');
  });

  test.each(['server12.host.ru:2222', 'other.ru'])('is not that of %s', (host) => {
    edit('HOSTING_HOST=server12.host.ru', `HOSTING_HOST=${host}`);
    expect(readHosting(root)?.fingerprint).toBe('');
  });

  test('is known in the form of earlier releases, which named no server', () => {
    edit(/HOSTING_FINGERPRINT=.*/, 'HOSTING_FINGERPRINT=met-long-ago');
    expect(readHosting(root)?.fingerprint).toBe('met-long-ago');
  });
});

function edit(from: string | RegExp, to: string) {
  expect(env()).toMatch(from);
  writeFileSync(join(root, '.env'), env().replace(from, to));
}

test('a server that cannot be read is refused', () => {
  expect(() => saveHosting(root, { ...form, host: 'host.ru 12 или 13' })).toThrow(
    /^«Сервер»: впишите/,
  );
});

test('each setting that is missing has a line', () => {
  writeFileSync(join(root, '.env'), 'HOSTING_HOST=server.ru\n');
  expect(() => readHosting(root)).toThrow(
    /Вид подключения.*\n.*Имя для входа.*\n.*Папка сайта.*\n.*Пароль/,
  );
});
