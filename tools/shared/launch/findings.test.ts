import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { ChannelType } from '../../../lib/channels';
import { channelTypes } from '../../../lib/contact-links';
import { loadContent } from '../../../lib/content/load';
import type { Content } from '../../../lib/content/schema';
import { claims, figureClaims } from '../../../lib/content/schema/claims';
import { readSettings } from '../../../lib/settings';
import { launchFindings } from './findings';
import { type ShippedText, shippedTexts } from './samples';

const completeSettings = parseEnv(readFileSync('e2e/complete.env', 'utf8'));
const samples = loadContent(join(process.cwd(), 'e2e/content'));

/** The same content after the owner has put his own words everywhere. */
const own: Content = JSON.parse(
  JSON.stringify({
    ...samples,
    privacy: { ...samples.privacy, operator: 'Иванов, ИНН 1' },
    site: { ...samples.site, confirmed: claims },
  }).replaceAll('"sample":true', '"sample":false'),
);

/** The same content with these ways to reach the owner. */
function offering(content: Content, types: ChannelType[]): Content {
  const channels = types.map((type) => ({ type, label: type }));
  return { ...content, site: { ...content.site, channels } };
}

const find = (env = completeSettings, content = own, shipped: ShippedText[] = [], used = claims) =>
  launchFindings(readSettings(env), content, new Set(used), shipped);

/** Where something is needed: the file of the content, or a setting. */
const locations = (...args: Parameters<typeof find>) =>
  find(...args).needed.map((finding) =>
    'path' in finding ? String(finding.path[0]) : String(finding.location),
  );

/** The advice that has these words. */
const advice = (words: string, ...args: Parameters<typeof find>) =>
  find(...args).advice.filter(({ text }) => text.includes(words));

test('a site that nobody has touched lacks every setting and has every sample', () => {
  const counts: Record<string, number> = {};
  const content = offering(samples, channelTypes);
  for (const location of locations({}, content)) counts[location] = (counts[location] ?? 0) + 1;
  // Each sample has a name of its own.
  for (const { text } of find({}, content).needed) expect(text).not.toMatch(/^образец текста/);
  expect(counts).toEqual({
    ...Object.fromEntries(Object.keys(completeSettings).map((name) => [`.env, ${name}`, 1])),
    figures: 3,
    cases: 3,
    results: 2,
    reviews: 2,
    websites: 4,
    guarantees: 1,
    home: 1,
    targeting: 1,
    contextual: 1,
    seo: 1,
    site: 3,
    privacy: 1,
  });
});

test('a mark alone makes no sample one’s own', () => {
  const shipped = shippedTexts(samples);
  const items = own.reviews.items.map((review) => ({ ...review, text: 'Свои слова.' }));
  const reviews = { ...own.reviews, items };
  const kept = find(completeSettings, { ...own, reviews }, shipped).needed;
  expect(kept).toHaveLength(17);
  expect(kept).toContainEqual({
    path: ['results', 'clients', 0, 'description'],
    text: expect.stringMatching(
      /^образец результатов: .*хотя «Это образец» снято, почти всё прежнее: «Описание», «Месяцы»; впишите своё$/,
    ),
  });
  expect(locations(completeSettings, { ...own, reviews }, shipped)).not.toContain('reviews');
  const marked = { ...reviews, items: items.map((review) => ({ ...review, sample: true })) };
  expect(find(completeSettings, { ...own, reviews: marked }, shipped).needed).toContainEqual({
    path: ['reviews', 'items', 0, 'sample'],
    text: expect.stringMatching(
      /^образец отзыва: .*; прежнего здесь уже нет: если всё своё, снимите «Это образец»$/,
    ),
    answer: { label: 'Это уже моё', action: 'set', path: 'reviews.items.0.sample', value: false },
  });
});

test('a text stays a sample while most of its words are shipped ones', () => {
  const shipped = shippedTexts(samples);
  const [review, ...others] = own.reviews.items;
  const isSample = (text: string) => {
    const items = [{ ...review, text } as typeof review & object, ...others];
    const content = { ...own, reviews: { ...own.reviews, items } };
    return find(completeSettings, content, shipped).needed.some(
      (finding) => 'path' in finding && finding.path.join('.') === 'reviews.items.0.text',
    );
  };
  expect(isSample(String(review?.text).replace('платила', 'платил'))).toBe(true);
  expect(isSample('ПЕРВЫЙ отзыв набран. За проверку платила дважды!')).toBe(true);
  expect(isSample(`Пришла по совету, и за первый месяц всё окупилось. ${review?.text}`)).toBe(true);
  expect(isSample('Пришла по совету. За первый месяц реклама окупилась, и я этому рада.')).toBe(
    false,
  );
  expect(isSample('Спасибо за проверку, всё ясно.')).toBe(false);
});

test('figures are one’s own once most entries have changed, whatever their labels', () => {
  const shipped = shippedTexts(samples);
  const [client, ...others] = own.results.clients;
  const keptMonths = (changed: number) => {
    const months = client?.months.map((month, index) =>
      index < changed ? { ...month, sales: month.sales + 1 } : month,
    );
    const clients = [{ ...client, months, description: 'Своё.' } as typeof client & object];
    const results = { ...own.results, clients: [...clients, ...others] };
    return find(completeSettings, { ...own, results }, shipped).needed.some(
      (finding) => 'path' in finding && finding.path.join('.') === 'results.clients.0.months',
    );
  };
  const { length } = client?.months ?? [];
  expect(keptMonths(1)).toBe(true);
  expect(keptMonths(length)).toBe(false);
});

test('a date is one’s own once any of it has changed', () => {
  const shipped = shippedTexts(samples);
  const items = own.guarantees.items.map((item) => ({ ...item, text: 'Свои слова.' }));
  const dated = (date: string) =>
    locations(
      completeSettings,
      { ...own, guarantees: { ...own.guarantees, items, date } },
      shipped,
    );
  expect(dated(own.guarantees.date)).toContain('guarantees');
  expect(dated('Действует с 3 ноября 2026')).not.toContain('guarantees');
});

test('a new date or name alone makes no sample one’s own', () => {
  const shipped = shippedTexts(samples);
  const guarantees = { ...own.guarantees, date: 'Действует с 3 ноября 2026', sample: true };
  const example = { ...samples.seo.example, name: 'Моя клиника', sample: true };
  const content = { ...own, guarantees, seo: { ...own.seo, example } } as Content;
  const texts = (changed: Content) =>
    find(completeSettings, changed, shipped)
      .needed.filter(({ text }) => /условий|карточки/.test(text))
      .map(({ text }) => text);
  expect(texts(content)).toEqual([
    expect.stringContaining('прежнее: «Записи»; впишите своё'),
    expect.stringContaining('прежнее: «Услуги», «Отзывы», «Месяцы»; впишите своё'),
  ]);

  const months = [1, 2].map((position) => ({ month: 'Май', position, monthParts: { short: '' } }));
  const ownExample = { ...example, services: 'Терапия', reviews: '7 отзывов', sample: false };
  const chart = { ...ownExample.chart, months };
  const seo = { ...own.seo, example: { ...ownExample, chart } } as Content['seo'];
  // A rating may be the same by chance.
  expect(texts({ ...own, seo }).filter((text) => text.includes('карточки'))).toEqual([]);
});

test('what is missing is listed from the first section to the last, and the settings at the end', () => {
  const found = locations({}, samples).filter((place, index, all) => place !== all[index - 1]);
  expect(found.filter((place) => !place.startsWith('.env'))).toEqual([
    ...['site', 'home', 'cases', 'results', 'reviews', 'guarantees', 'privacy', 'targeting'],
    ...['contextual', 'websites', 'seo', 'figures'],
  ]);
  expect(found.at(-1)).toMatch(/^\.env/);
});

test('what was claimed for the owner is asked for until he confirms it', () => {
  const asking = (confirmed: string[], intro = 'Я самозанятый.') => {
    const content = { ...own, faq: { ...own.faq, intro }, site: { ...own.site, confirmed } };
    return find(completeSettings, content)
      .needed.filter(({ text }) => text.includes('Подтверждено вами'))
      .map(({ text }) => text.replaceAll('\u00a0', ' '));
  };
  expect(asking(['audit', 'success', 'Я самозанятый'])).toEqual([
    expect.stringMatching(
      /^«Опыт: 14\+ лет» надо уметь доказать .*; правда — подтвердите в «Общее»/,
    ),
  ]);
  expect(asking(figureClaims)).toEqual([
    expect.stringMatching(/^«Я самозанятый» придумано за вас; .* нет — поменяйте$/),
  ]);
  expect(asking(figureClaims, 'Я, самозанятый, …')).toHaveLength(1);
  expect(asking(figureClaims, 'Я самозанятая.')).toEqual([]);
  expect(asking(claims)).toEqual([]);
});

test('a changed word silences no other claim of the same text, and a claim is found once', () => {
  const answer = 'Договор подписываем сразу. Я самозанятая, чек пришлю в тот же вечер.';
  const [first, second, ...others] = own.faq.items;
  const items = [{ ...first, answer }, { ...second, answer }, ...others] as typeof own.faq.items;
  const content = { ...own, faq: { ...own.faq, items }, site: { ...own.site, confirmed: [] } };
  const { needed } = find(completeSettings, content, [], []);
  expect(needed).toMatchObject([
    {
      path: ['faq', 'items', 0, 'answer'],
      text: expect.stringMatching(
        /^«договор подписываем» .*; оно же: Вопросы → Записи → 2 → Ответ$/,
      ),
      answer: { label: 'Подтверждаю', path: 'site.confirmed.0', value: 'договор подписываем' },
    },
    { text: expect.stringMatching(/^«в тот же вечер»/) },
  ]);
});

test('a figure that no text uses needs no proof', () => {
  const content = { ...own, site: { ...own.site, confirmed: [] } };
  const asked = (used: string[]) => find(completeSettings, content, [], used).needed;
  expect(asked(['experience'])).toMatchObject([{ path: ['figures', 'experience'] }]);
  expect(asked([])).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'http://relay.ru'],
])('%s is not for the public as %s', (name, value) => {
  const { needed } = find({ ...completeSettings, [name]: value });
  expect(needed).toEqual([
    {
      location: `.env, ${name}`,
      text: expect.stringContaining('сертификат'),
      place: `env.${name}`,
    },
  ]);
});

test('a missing mailbox is not named as the address of the leads', () => {
  expect(find({}).needed).toContainEqual({
    location: '.env, NEXT_PUBLIC_OWNER_EMAIL',
    text: expect.stringMatching(/стоит в политике, а заявки .* To Email/),
    place: 'env.NEXT_PUBLIC_OWNER_EMAIL',
  });
});

test('with a full set nothing is needed; a name in Telegram is missed only by an owner who offers it', () => {
  expect(locations()).toEqual([]);
  const { NEXT_PUBLIC_TELEGRAM: _, ...env } = completeSettings;
  expect(locations(env, offering(own, ['telegram']))).toEqual(['.env, NEXT_PUBLIC_TELEGRAM']);
  expect(locations(env, offering(own, ['phone']))).toEqual([]);
});

test('a forgotten name of the operator is needed even when the texts are confirmed', () => {
  const { operator } = samples.privacy;
  const privacy = { ...own.privacy, operator };
  expect(find(completeSettings, { ...own, privacy }, shippedTexts(samples)).needed).toContainEqual({
    path: ['privacy', 'operator'],
    text: expect.stringContaining('впишите «Ваше имя, статус и ИНН», сверьте'),
  });
});

test('foreign words are advice, each once with all its fields; brands and dictionary words are none', () => {
  const faq = {
    ...own.faq,
    intro: 'Лиды, SEO-продвижение, CRM и Telegram Ads на example.ru, mail@example.ru, Redmi A16',
    items: [
      { question: 'Что такое ROI?', answer: 'Cookie и ROI.' },
      { question: 'И IP-адрес?', answer: 'Да.' },
    ],
  };
  const found = find(completeSettings, { ...own, faq }).advice.filter(
    (finding) => 'path' in finding && finding.path[0] === 'faq',
  );
  expect(found).toEqual([
    { path: ['faq', 'intro'], text: expect.stringMatching(/^слово «Redmi» не .*168-ФЗ/) },
    {
      path: ['faq', 'items', '0', 'question'],
      text: expect.stringMatching(/^слово «ROI» .*; оно же: Вопросы → Записи → 1 → Ответ$/),
    },
    { path: ['faq', 'items', '0', 'answer'], text: expect.stringMatching(/^слово «Cookie»/) },
  ]);
});

test('a second messenger is advised beside Telegram alone', () => {
  const advised = (...types: ChannelType[]) =>
    advice('замедляют', completeSettings, offering(own, types)).length;
  expect(advised('phone', 'telegram')).toBe(1);
  expect(advised('telegram', 'max')).toBe(0);
  expect(advised('phone', 'email')).toBe(0);
});

test.each([
  ['https://example.ru/ads', '/ads', 1],
  ['https://example.ru/banner', '/banner', 1],
  ['https://ads.example.ru', '', 1],
  ['https://ads.ru', '', 0],
  ['https://example.ru/roads', '/roads', 0],
])('of the address %s, which blockers may refuse, the owner is told', (url, base, count) => {
  const env = { ...completeSettings, NEXT_PUBLIC_SITE_URL: url, NEXT_PUBLIC_BASE_PATH: base };
  expect(advice('блокировщики рекламы', env)).toHaveLength(count);
});

test('the laws are advice until the owner has done what they ask', () => {
  expect(advice('Роскомнадзор')).toHaveLength(1);
  expect(advice('156-ФЗ')).toHaveLength(1);
  const contact = { ...own.contact, consent: 'checkbox' as const };
  expect(advice('156-ФЗ', completeSettings, { ...own, contact })).toEqual([]);
  expect(advice('Telegram Ads')).toHaveLength(1);
  expect(advice('23-ФЗ')).toHaveLength(1);
  const env = { ...completeSettings, NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://relay.marketolog.ru' };
  expect(advice('23-ФЗ', env)).toEqual([]);
});
