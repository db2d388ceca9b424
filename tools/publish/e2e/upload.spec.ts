import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { NEXT_SITE_FOLDER, NEXT_TITLE, pages, SITE_FOLDER } from '../../../e2e/site';
import { hasHashInName, isSharePicture } from '../../../lib/site-paths';
import { portOf } from '../../shared/testing/hosts';
import { siteFiles } from '../site-files';
import { stagedPath } from '../staging';
import {
  contentsOf,
  emptyHost,
  envFile,
  fillIn,
  hostFolder,
  ownByAccount,
  read,
  upload,
} from './host';
import { ACCOUNT, PORTS, SITE_IN_ACCOUNT, startFtpProxy } from './servers';

const HOST = `http://localhost:${portOf('apache', 'root')}`;
const OLD = SITE_FOLDER;
const NEW = NEXT_SITE_FOLDER;

test.beforeEach(emptyHost);

for (const server of ['ftp', 'ftps', 'implicit', 'sftp'] as const) {
  test(`${server}: the folder becomes the site byte for byte, and later only changes are sent`, async () => {
    fillIn(server);
    const first = await uploadWhole(OLD);
    const old = contentsOf(OLD);
    expect(contentsOf(hostFolder())).toEqual(old);
    expect(first.sent).toBe(Object.keys(old).length);
    expect((await uploadWhole(OLD)).sent).toBe(0);

    const next = contentsOf(NEW);
    const changed = Object.keys(next).filter((path) => next[path] !== old[path]);
    expect((await uploadWhole(NEW)).sent).toBe(changed.length);
    // Scripts of the old version stay for the tabs that are open, and shared pictures for messengers.
    const isKept = (path: string) => hasHashInName(path) || isSharePicture(path);
    const kept = Object.entries(old).filter(([path]) => isKept(path));
    expect(contentsOf(hostFolder())).toEqual({ ...Object.fromEntries(kept), ...next });
  });
}

/** The parts of an upload after which it is killed: files are sent up to a half, and moved to their places after it. */
const KILLED_AFTER = [0.1, 0.3, 0.5, 0.7, 0.9];

for (const server of ['ftps', 'sftp'] as const) {
  test(`${server}: killed at five moments, each page is whole, and the next run goes on`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    fillIn(server);
    await uploadWhole(OLD);
    await page.goto(`${HOST}/calculator/`);

    let [before, after] = [OLD, NEW];
    for (const part of KILLED_AFTER) {
      const killAfter = Math.round(part * 2 * countChanges(before, after));
      const { result } = await upload({ folder: after, killAfter });
      expect(result, 'the upload was killed before its end').toBeUndefined();
      await expectWholePages(before, after, `killed after ${killAfter} files sent and moved`);
      await uploadWhole(after);
      expect(contentsOf(hostFolder())).toMatchObject(contentsOf(after));
      [before, after] = [after, before];
    }
    // The tab that was opened at first still finds its scripts.
    await page.locator('#estimate [name=service]').first().check({ force: true });
    await page.locator('#estimate [type=submit]').click();
    await expect(page.locator('#estimate')).toContainText('Шаг 2');
  });
}

function countChanges(before: string, after: string): number {
  const old = contentsOf(before);
  return Object.entries(contentsOf(after)).filter(([path, hash]) => old[path] !== hash).length;
}

/** Uploads to the end, and returns what came of it. */
async function uploadWhole(folder: string, intoForeignFolder = false) {
  const { errors, result } = await upload({ folder, intoForeignFolder });
  expect(errors).toBe('');
  return result;
}

/** Each page on the host is the one of a version, and every file that this version needs is there. */
async function expectWholePages(before: string, after: string, moment: string) {
  for (const path of pages) {
    const file = path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
    const html = read(hostFolder(), file);
    const version = [before, after].find((folder) => read(folder, file) === html);
    expect(version, `${file}, ${moment}`).toBeDefined();
    const site = contentsOf(version ?? '');
    const host = contentsOf(hostFolder());
    for (const name of Object.keys(site)) {
      if (/^(_next\/static|pictures)\//.test(name)) {
        expect(host[name], `${name}, ${moment}`).toBe(site[name]);
      }
    }
  }
}

test('files of others survive, and the folder is asked about first', async () => {
  fillIn('ftps');
  mkdirSync(join(hostFolder(), 'blog'));
  writeFileSync(join(hostFolder(), 'blog/index.php'), '<?php');
  writeFileSync(join(hostFolder(), 'index.html'), 'Скоро здесь будет сайт');
  ownByAccount();
  const refused = await upload({ folder: OLD });
  expect(refused.events).toContainEqual({
    type: 'question',
    text: expect.stringContaining('уже есть: blog, index.html'),
  });
  expect(read(hostFolder(), 'index.html')).toBe('Скоро здесь будет сайт');

  await uploadWhole(OLD, true);
  await uploadWhole(NEW);
  const host = contentsOf(hostFolder());
  expect(host).toMatchObject(contentsOf(NEW));
  expect(read(hostFolder(), 'blog/index.php')).toBe('<?php');
  const copy = Object.keys(host).find((path) => path.startsWith('index.html.before-')) ?? '';
  expect(read(hostFolder(), copy)).toBe('Скоро здесь будет сайт');
});

const FULL_DISK = /^[^\n]*кончилось место[^\n]*$/;

const FAILURES = {
  'a wrong password': ['ftp', { HOSTING_PASSWORD: 'wrong1 ' }, 'не принял имя или пароль'],
  'a wrong password with a Cyrillic letter': [
    'ftps',
    { HOSTING_PASSWORD: 'parоl' },
    'В пароле на 4-м месте не латинская буква',
  ],
  'a wrong password over SSH': ['sftp', { HOSTING_PASSWORD: 'wrong' }, 'не принял имя или пароль'],
  'a folder that does not exist': [
    'ftp',
    { HOSTING_FOLDER: 'public_htm' },
    'Папки «public_htm» на хостинге нет. Там есть: public_html.',
  ],
  'plain FTP on the port of FTPS': [
    'implicit',
    { HOSTING_KIND: 'ftp' },
    'На порту 990 хостинг отвечает только с шифрованием',
  ],
  'a folder that does not exist, over SSH': [
    'sftp',
    { HOSTING_FOLDER: 'public_htm' },
    'Папки «public_htm» на хостинге нет. Там есть: public_html.',
  ],
  'a certificate for another name': [
    'misnamed',
    {},
    'Сертификат хостинга выписан не на localhost, а на server12.host.example',
  ],
  'a certificate that nobody vouches for': ['selfSigned', {}, 'нельзя верить'],
  'a port where nobody listens': ['proxy', {}, 'не принимает FTP на порту'],
  'an unknown host': ['ftp', { HOSTING_HOST: 'no.such.host.invalid' }, 'не найден'],
  'plain FTP where encryption is required': [
    'ftps',
    { HOSTING_KIND: 'ftp' },
    'выберите FTPS вместо FTP',
  ],
  'FTPS where there is none': ['ftp', { HOSTING_KIND: 'ftps' }, 'не умеет FTPS'],
  'SFTP where FTP answers': ['ftp', { HOSTING_KIND: 'sftp' }, 'вид подключения и порт'],
} satisfies Record<string, [keyof typeof PORTS, Record<string, string>, string]>;

for (const [what, [server, values, line]] of Object.entries(FAILURES)) {
  test(`${what} is told in one line, without the password`, async () => {
    fillIn(server, values);
    const { errors, output, code } = await upload({ folder: OLD });
    expect(code).toBe(1);
    expect(errors).toContain(line);
    expect(errors).not.toContain('\n');
    for (const secret of [ACCOUNT.password, 'wrong', 'parоl']) {
      expect(errors + output).not.toContain(secret);
    }
    expect(contentsOf(hostFolder())).toEqual({});
  });
}

for (const server of ['ftp', 'sftp'] as const) {
  test(`${server}: a link to the folder of the site is named where the folder is missing`, async () => {
    const link = join(hostFolder(), '../www');
    symlinkSync(SITE_IN_ACCOUNT, link);
    try {
      fillIn(server, { HOSTING_FOLDER: 'public_htm' });
      const { errors } = await upload({ folder: OLD });
      expect(errors).toMatch(/Там есть: (public_html, www|www, public_html)\./);
      fillIn(server, { HOSTING_FOLDER: 'www' });
      await uploadWhole(OLD);
      expect(contentsOf(hostFolder())).toEqual(contentsOf(OLD));
    } finally {
      rmSync(link);
    }
  });
}

test('ftp: a full disk is told in one line, and the old site stays', async () => {
  fillIn('ftp');
  await uploadWhole(OLD);
  const disk = join(hostFolder(), '.publishing');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=777', 'tmpfs', disk]);
  const isMounted = mounted.status === 0;
  // In CI a disk that cannot be mounted must fail the run instead of being skipped.
  if (process.env.CI) expect(isMounted, String(mounted.stderr)).toBe(true);
  test.skip(!isMounted, 'a small disk can only be mounted with the rights of root');
  try {
    const { errors } = await upload({ folder: NEW });
    expect(errors).toMatch(FULL_DISK);
  } finally {
    spawnSync('umount', [disk]);
  }
  expect(contentsOf(hostFolder())).toMatchObject(contentsOf(OLD));
});

test('sftp: a full disk is told in one line, and the old site stays', async () => {
  fillIn('sftp');
  await uploadWhole(OLD);
  const page = siteFiles(NEW).find(({ path }) => path === 'seo-donetsk/index.html');
  mkdirSync(join(hostFolder(), '.publishing'));
  symlinkSync('/dev/full', join(hostFolder(), page ? stagedPath(page) : ''));
  ownByAccount();
  const { errors } = await upload({ folder: NEW });
  expect(errors).toMatch(FULL_DISK);
  expect(contentsOf(hostFolder())).toMatchObject(contentsOf(OLD));
});

for (const server of ['ftp', 'sftp'] as const) {
  test(`${server}: a folder without the right to write is told in one line`, async () => {
    fillIn(server, { HOSTING_FOLDER: '/usr/share' });
    const { errors } = await upload({ folder: OLD, intoForeignFolder: true });
    expect(errors).toMatch(/^[^\n]*не даёт писать в эту папку[^\n]*$/);
  });
}

test('a connection lost in the middle is told in one line, and the next run goes on', async () => {
  fillIn('proxy');
  const stop = await startFtpProxy({ cutAfter: { command: 'STOR', times: 40 } });
  const { errors } = await upload({ folder: OLD });
  await stop();
  expect(errors).toMatch(/^Связь с хостингом прервалась[^\n]*$/);

  fillIn('ftp');
  const { events } = await upload({ folder: OLD });
  const [first] = events.filter(({ type }) => type === 'progress');
  expect(first.files).toBeLessThanOrEqual(siteFiles(OLD).length - 39);
  expect(contentsOf(hostFolder())).toEqual(contentsOf(OLD));
});

test('a server that forces text mode is noticed before the old site is touched', async () => {
  fillIn('ftp');
  await uploadWhole(OLD);
  fillIn('proxy');
  const stop = await startFtpProxy({ rewrite: (text) => text.replace('TYPE I', 'TYPE A') });
  // Text mode leaves most files as they are, but not this line end.
  const site = test.info().outputPath('site');
  cpSync(NEW, site, { recursive: true });
  writeFileSync(join(site, 'line-end.txt'), 'one\r\ntwo\n');
  const { errors } = await upload({ folder: site });
  await stop();
  expect(errors).toMatch(/^Файл \S+ пришёл на хостинг не таким[^\n]*$/);
  expect(contentsOf(hostFolder())).toEqual(contentsOf(OLD));
});

test('SFTP remembers the key of the host, and refuses another one', async () => {
  fillIn('sftp');
  await uploadWhole(OLD);
  const env = read(join(envFile(), '..'), '.env');
  expect(env).toMatch(new RegExp(`^HOSTING_FINGERPRINT=\\S{43}@localhost:${PORTS.sftp}$`, 'm'));
  writeFileSync(envFile(), env.replace(/FINGERPRINT=./, 'FINGERPRINT=_'));
  const { errors } = await upload({ folder: NEW });
  expect(errors).toMatch(/^[^\n]*не тем ключом[^\n]*$/);
});

test('the new version is what visitors get', async ({ page }) => {
  fillIn('sftp');
  await uploadWhole(OLD);
  await uploadWhole(NEW);
  await page.goto(`${HOST}/seo-donetsk/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NEXT_TITLE.slice(0, 20));
  expect(existsSync(join(hostFolder(), '.publishing'))).toBe(false);
});
