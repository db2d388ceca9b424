import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describeSetting, readSettings } from './settings';

const full = parseEnv(readFileSync('e2e/complete.env', 'utf8'));

test('complete settings have no samples', () => {
  const settings = readSettings(full);
  expect(settings.samples).toEqual([]);
  expect(settings.siteUrl).toBe('https://marketolog.ru');
  expect(settings.telegram).toBe('handle');
  expect(settings.delivery).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    toEmail: 'owner@yandex.ru',
  });
});

test.each(['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'])('without %s nothing can be sent', (key) => {
  expect(readSettings(full).canSend).toBe(true);
  expect(readSettings({ ...full, [`NEXT_PUBLIC_EMAILJS_${key}`]: '' }).canSend).toBe(false);
});

test('a setting is described by the lines above it, with the line ends of Windows too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const text = readFileSync('.env.example', 'utf8').replaceAll('\n', '\r\n');
  writeFileSync(join(folder, '.env.example'), text);
  const described = describeSetting('NEXT_PUBLIC_PHONE');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(described).toMatch(/\p{L}/u);
  expect(describeSetting('NEXT_PUBLIC_PHONE')).toBe(described);
  rmSync(folder, { recursive: true });
});

test('without settings there is a sample for each', () => {
  const settings = readSettings({});
  expect(settings.samples.toSorted()).toEqual(Object.keys(full).toSorted());
  expect(settings.phone).toMatch(/\d/);
});

test.each(['\u202a+7 949 111-22-33\u202c', '+7 949 111\u201122\u201333', '+7 949 111\u00ad-22-33'])(
  'the phone %j is taken without what is unseen, with plain hyphens',
  (phone) => {
    expect(readSettings({ NEXT_PUBLIC_PHONE: phone }).phone).toBe('+7 949 111-22-33');
  },
);

test.each(['handle', '@handle', 't.me/handle', 'https://t.me/handle', 'telegram.me/handle/'])(
  'Telegram is taken from «%s»',
  (given) => {
    expect(readSettings({ NEXT_PUBLIC_TELEGRAM: given }).telegram).toBe('handle');
  },
);

test.each(['  ', readSettings({}).phone])('the value «%s» counts as a sample', (phone) => {
  const { samples } = readSettings({ ...full, NEXT_PUBLIC_PHONE: phone });
  expect(samples).toEqual(['NEXT_PUBLIC_PHONE']);
});

test('the site address includes the base path once', () => {
  const basePath = { NEXT_PUBLIC_BASE_PATH: '/site' };
  expect(readSettings({ ...full, ...basePath }).siteUrl).toBe('https://marketolog.ru/site');
  expect(
    readSettings({ ...basePath, NEXT_PUBLIC_SITE_URL: 'https://name.github.io/site' }).siteUrl,
  ).toBe('https://name.github.io/site');
});

test.each([
  ['a phone without digits', { NEXT_PUBLIC_PHONE: 'звоните' }],
  ['a phone with too few digits', { NEXT_PUBLIC_PHONE: '+7 949' }],
  ['a site address that is not a URL', { NEXT_PUBLIC_SITE_URL: 'мой сайт' }],
  ['a site address without its protocol', { NEXT_PUBLIC_SITE_URL: 'marketolog.ru' }],
  ['a Telegram handle with a space', { NEXT_PUBLIC_TELEGRAM: 'my handle' }],
  ['a Telegram invitation instead of a name', { NEXT_PUBLIC_TELEGRAM: 't.me/+AbCdEf' }],
  ['a mailbox without its host', { NEXT_PUBLIC_OWNER_EMAIL: 'owner' }],
  ['a base path that ends in a slash', { NEXT_PUBLIC_BASE_PATH: '/site/' }],
  ['a base path that is the root', { NEXT_PUBLIC_BASE_PATH: '/' }],
  ['a key with a space', { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'my key' }],
  ['a service address with a path', { NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://a.ru/api' }],
  ['a counter that is not its number', { NEXT_PUBLIC_METRIKA_ID: 'ym-12345' }],
  ['a verification tag instead of its code', { NEXT_PUBLIC_YANDEX_VERIFICATION: '<meta>' }],
])('%s throws an error that names it', (_what, env) => {
  const [[name, value] = []] = Object.entries(env);
  expect(() => readSettings(env)).toThrow(`, ${name}: «${value}» не подходит`);
  expect(() => readSettings(env)).toThrow(/Что нужно: \S/);
});

test('each invalid setting has a line of its own', () => {
  const env = { NEXT_PUBLIC_PHONE: 'нет', NEXT_PUBLIC_TELEGRAM: 'а б' };
  expect(() => readSettings(env)).toThrow(/^[^\n]*«нет».*\n[^\n]*«а б»[^\n]*$/);
});

test('a Cyrillic domain is in punycode', () => {
  const { siteUrl, delivery } = readSettings({
    NEXT_PUBLIC_SITE_URL: 'https://пример.рф/',
    NEXT_PUBLIC_BASE_PATH: '/site',
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://почта.рф/',
  });
  expect(siteUrl).toBe('https://xn--e1afmkfd.xn--p1ai/site');
  expect(delivery.origin).toBe('https://xn--80a1acny.xn--p1ai');
});
