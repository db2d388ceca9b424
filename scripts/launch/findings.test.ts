import { join } from 'node:path';
import { loadContent } from '../../content/load';
import type { Content } from '../../content/schema';
import { type ChannelType, channelKinds } from '../../lib/channels';
import { readSettings } from '../../lib/settings';
import { completeSettings } from '../../lib/settings.fixture';
import { essential, type Finding, launchFindings } from './findings';
import { describeFindings } from './report';

const today = new Date(2026, 10, 21);
const samples = loadContent(join(process.cwd(), 'e2e/content'));

/** The same content after the owner has put his own words everywhere. */
function confirmed(content: Content): Content {
  const text = JSON.stringify(content).replaceAll('"sample":true', '"sample":false');
  const own: Content = JSON.parse(text);
  return {
    ...own,
    privacy: { ...own.privacy, operator: 'Иванов Иван Иванович, ИНН 930100000001' },
  };
}

function check(
  env: Record<string, string> = completeSettings,
  content = confirmed(samples),
): Finding[] {
  return launchFindings({ settings: readSettings(env), content, today });
}

/** The same content with these ways to reach the owner. */
function offering(content: Content, types: ChannelType[]): Content {
  const channels = types.map((type) => ({ type, label: type }));
  return { ...content, site: { ...content.site, channels } };
}

/** Where something essential is still to be mended. */
function places(findings: readonly Finding[]): string[] {
  return essential(findings).map(({ place }) => {
    if ('setting' in place) return place.setting;
    return 'file' in place ? place.file : place.outside;
  });
}

test('a site that nobody has touched lacks every setting and has every sample', () => {
  const counts: Record<string, number> = {};
  const content = offering(samples, Object.keys(channelKinds) as ChannelType[]);
  for (const place of places(check({}, content))) counts[place] = (counts[place] ?? 0) + 1;
  expect(counts).toEqual({
    ...Object.fromEntries(Object.keys(completeSettings).map((name) => [name, 1])),
    cases: 3,
    results: 2,
    reviews: 2,
    websites: 3,
    guarantees: 1,
    home: 1,
    targeting: 1,
    contextual: 1,
    seo: 1,
    site: 3,
    privacy: 1,
  });
});

test('with a full set nothing essential is left, and the terminal says so', () => {
  const findings = check();
  expect(places(findings)).toEqual([]);
  expect(describeFindings(findings, () => 1).at(-1)).toMatch(/можно публиковать/);
});

test.each([
  ['http://marketolog.ru', /сертификат/],
  ['http://localhost:3000', /только на этом компьютере/],
  ['https://192.168.1.5', /только на этом компьютере/],
  ['https://www.example.com', /из примера/],
])('the site address %s is not one for the public', (address, says) => {
  const [finding, ...others] = essential(
    check({ ...completeSettings, NEXT_PUBLIC_SITE_URL: address }),
  );
  expect(others).toEqual([]);
  expect(finding?.place).toEqual({ setting: 'NEXT_PUBLIC_SITE_URL' });
  expect(finding?.text).toMatch(says);
});

test('a mailbox of the example gets no leads', () => {
  const env = { ...completeSettings, NEXT_PUBLIC_OWNER_EMAIL: 'me@example.com' };
  expect(places(check(env))).toEqual(['NEXT_PUBLIC_OWNER_EMAIL']);
});

test.each(['http://localhost:3001', 'http://relay.ru'])(
  'the form cannot send to %s from the site',
  (origin) => {
    const env = { ...completeSettings, NEXT_PUBLIC_EMAILJS_ORIGIN: origin };
    expect(places(check(env))).toEqual(['NEXT_PUBLIC_EMAILJS_ORIGIN']);
  },
);

test.each([['telegram', 'NEXT_PUBLIC_TELEGRAM']] as const)(
  '%s is missed only by an owner who offers it',
  (type, setting) => {
    const { [setting]: _, ...env } = completeSettings;
    expect(places(check(env, offering(confirmed(samples), [type])))).toEqual([setting]);
    expect(places(check(env, offering(confirmed(samples), ['phone'])))).toEqual([]);
  },
);

/** The advice whose text has these words. */
function advice(findings: readonly Finding[], words: RegExp): Finding[] {
  return findings.filter(({ weight, text }) => weight === 'advice' && words.test(text));
}

test('an old copyright year is advice', () => {
  const [finding] = advice(check(), /2024 год, а сейчас 2026/);
  expect(finding?.place).toEqual({ file: 'site', path: ['copyrightYear'] });
  const content = confirmed(samples);
  const site = { ...content.site, copyrightYear: 2026 };
  expect(advice(check(completeSettings, { ...content, site }), /а сейчас/)).toEqual([]);
});

test('a forgotten name of the operator is essential even when the texts are confirmed', () => {
  const { operator } = samples.privacy;
  const privacy = { ...samples.privacy, sample: false, operator };
  const [finding, ...others] = essential(
    check(completeSettings, { ...confirmed(samples), privacy }),
  );
  expect(others).toEqual([]);
  expect(finding?.place).toEqual({ file: 'privacy', path: ['operator'] });
});

test('the law of consent is advice until the form has its box', () => {
  const [finding] = advice(check(), /156-ФЗ/);
  expect(finding?.place).toEqual({ file: 'contact', path: ['consent'] });
  expect(finding?.text.split(/\. (?=[А-Я])/)).toHaveLength(2);
  const content = confirmed(samples);
  const contact = { ...content.contact, consent: 'checkbox' as const };
  expect(advice(check(completeSettings, { ...content, contact }), /156-ФЗ/)).toEqual([]);
});

test('the rule of localisation is advice until the form sends to a relay', () => {
  expect(advice(check(), /23-ФЗ.*пересыльщик/)).toHaveLength(1);
  const env = { ...completeSettings, NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://relay.marketolog.ru' };
  expect(advice(check(env), /23-ФЗ/)).toEqual([]);
});

test('the notification of Roskomnadzor is always advised', () => {
  expect(advice(check(), /Роскомнадзор/)).toHaveLength(1);
});

test('each line names its place', () => {
  const lines = describeFindings(check({}, samples), (_file, path) => path.length);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}\.env, NEXT_PUBLIC_PHONE: впишите/));
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^ {2}content\/cases\.yaml, строка 3, поле items\.0\.sample: образец кейса/,
    ),
  );
  expect(lines.at(-2)).toMatch(/^Осталось вписать своё: \d+\s.*публиковать его рано\.$/);
});
