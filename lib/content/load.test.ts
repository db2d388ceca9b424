import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, readContent } from './load';
import { visibleSteps } from './schema/calculator';
import { editCopy, FIXTURE_CONTENT, testFolder } from './test-folder.fixture';

// Typography takes most of the time and affects no problem.
jest.mock('./typography', () => ({ typeset: (text: string) => text }));

type Entry = Record<string, unknown>;
const folder = testFolder(FIXTURE_CONTENT);
const read = (file: string) => readFileSync(join(folder, `${file}.yaml`), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, `${file}.yaml`), text);
const wrongFiles = () => readContent(folder).problems.map(({ file }) => file);

test('the fixture is in order', () => {
  expect(() => loadContent(folder)).not.toThrow();
});

test('problems in several files are reported at once, each once', () => {
  write('faq', read('faq').replace('- question: ', '- question: #'));
  write('reviews', read('reviews').replace(/rating: \d/, 'rating: 6'));
  write('site', read('site').replace(/opens: .*/, 'opens: "25:00"'));
  const files = ['content/faq.yaml', 'content/reviews.yaml', 'content/site.yaml'];
  expect(wrongFiles().toSorted()).toEqual(files);
});

test('every number of every file is refused with a point for its thousands', () => {
  const wrong: string[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const spoiltLines = lines.map((line) => line.replace(/(?<=\w: )\d+(?=,| }|$)/g, '$&.000'));
    writeFileSync(join(folder, file), spoiltLines.join('\n'));
    for (const [index, line] of spoiltLines.entries())
      for (const _ of line.match(/\.000/g) ?? []) wrong.push(`content/${file}:${index + 1}`);
  }
  expect(wrong.length).toBeGreaterThan(30);
  const reported = readContent(folder).problems.map(({ file, line }) => `${file}:${line}`);
  expect(reported.toSorted()).toEqual(wrong.toSorted());
});

test('a wrong file is reported alone, not with what other files take from it', () => {
  for (const [file, text] of [
    ['figures', ''],
    ['figures', 'цифры'],
    ['results', read('results').replace('clients:', 'client:')],
    ['prices', 'услуги'],
    ['prices', read('prices').replace(/price: \d+/, 'price: 25к')],
    ['site', '- 1'],
  ] as const) {
    const before = read(file);
    write(file, text);
    expect(wrongFiles()).toEqual([`content/${file}.yaml`]);
    write(file, before);
  }
});

test('a service with another id is reported in the texts that name its price', () => {
  write('prices', read('prices').replace('id: vk-targeting', 'id: vk'));
  expect(readContent(folder).problems).toMatchObject([
    { field: '{price.vk-targeting}', message: expect.stringMatching(/такой цифры нет/) },
  ]);
});

test('a figure with another name is reported once, with all texts that name it', () => {
  write('figures', read('figures').replace('audit:', 'adit:'));
  expect(readContent(folder).problems).toMatchObject([
    {
      field: '{audit}',
      message: 'такой цифры нет',
      hint: expect.stringMatching(/content\/contact\.yaml, строка \d+/),
    },
  ]);
});

test('a month changes every text that names the totals', () => {
  const { id } = loadContent(folder).results.clients[0] ?? {};
  editCopy(folder, 'results.clients.0.finalResult', () => `{results.${id}.sales.last}`);
  editCopy(folder, 'results.clients.0.sale', () => ['чек', 'чека', 'чеков']);
  editCopy<Entry[]>(folder, 'results.clients.0.months', (months) => [
    ...months,
    { ...months[0], month: 'сентябрь 2030', sales: 21 },
  ]);
  const [client] = loadContent(folder).results.clients;
  expect(client?.finalResult).toBe('21\u00a0чек');
  expect(client?.months.at(-1)?.month).toBe('Сентябрь 2030');
});

test('the report sheet and the advertisements go with their client alone', () => {
  const shown = () => {
    const { home, targeting, contextual } = loadContent(folder);
    return [home.hero.sheet, targeting.example, contextual.example].map(
      (example) => example?.client,
    );
  };
  const before = shown();
  const [gone] = before;
  editCopy<Entry[]>(folder, 'results.clients', (clients) =>
    clients.filter(({ id }) => id !== gone),
  );
  expect(before.every(Boolean)).toBe(true);
  expect(shown()).toEqual(before.map((client) => (client === gone ? undefined : client)));
});

test('the figure that a case marks is the cost of its lead, not the first one in rubles', () => {
  editCopy<Entry[]>(folder, 'cases.items.1.metrics', (metrics) => [
    { label: 'выручка', value: '1 200 000 ₽' },
    ...metrics,
  ]);
  const { metrics = [] } = loadContent(folder).cases.items[1] ?? {};
  expect(metrics.map(({ leadCost }) => leadCost)).toEqual([undefined, 800]);
});

test('the calculator counts the steps that have services, however many there are', () => {
  editCopy(folder, 'calculator.hero.eyebrow', () => '{questions}');
  const titles = { 1: '1 вопрос', 3: '3 вопроса', 5: '5 вопросов', 8: '8 вопросов' };
  for (const [count, title] of Object.entries(titles)) {
    const ids = Array.from({ length: Number(count) }, (_, index) => `step-${index}`);
    editCopy(folder, 'calculator.steps', () =>
      [...ids, 'unused'].map((id) => ({ id, title: id, hint: 'Можно пропустить.' })),
    );
    editCopy<Entry[]>(folder, 'prices.services', (services) =>
      services.map((service, index) => ({ ...service, step: ids[index] ?? ids[0] })),
    );
    const { calculator, prices } = loadContent(folder);
    expect(calculator.hero.eyebrow).toBe(title.replace(' ', '\u00a0'));
    const asked = visibleSteps(calculator.steps, prices.services);
    expect(asked.map(({ id }) => id)).toEqual(ids);
  }
});

test('a service whose step is gone is asked about on the last one', () => {
  editCopy<Entry[]>(folder, 'calculator.steps', (steps) => steps.slice(1));
  editCopy<Entry[]>(folder, 'prices.services', ([first, ...others]) => [
    { ...first, step: undefined },
    ...others,
  ]);
  const { calculator, prices } = loadContent(folder);
  const last = visibleSteps(calculator.steps, prices.services).at(-1);
  expect(last?.services).toEqual(['yandex-context', 'vk-targeting', 'seo', 'complex']);
});

const BUDGETS = 'home.hero.sheet.calculation.range';
const NO_CATEGORY = /items\.0\.category: записи «\w+» нет; в .*categories, .*, есть: \w/;

test.each<[place: string, value: unknown, says: RegExp]>([
  ['calculator.steps.1.id', 'ads', /steps\.1\.id: имя «ads» уже занято другой записью/],
  [
    'prices.services.4.price',
    27_000,
    /services\.4\.price: 27\s000 вне вилки 15\s000–24\s000; .* landing/,
  ],
  [
    'figures.reply-range',
    { value: 3, to: 5 },
    /поле reply\.value: 2 вне вилки 3–5; .* reply-range/,
  ],
  ['figures.reply-range', { value: 3, to: 1 }, /reply-range\.to: верхнее число меньше нижнего/],
  ['calculator.words.question', ['вопрос', ' ', 'вопросов'], /question\.1: текст пустой/],
  [`${BUDGETS}.to`, 1, /range\.to: наибольший бюджет меньше наименьшего/],
  [`${BUDGETS}.start`, 1, /range\.start: с этого бюджета не начать/],
  ['cases.items.0.category', 'salon', NO_CATEGORY],
  ['websites.portfolio.items.0.category', 'blog', NO_CATEGORY],
  ['cases.items.1.picture.month', 'Май', /month: нужен и год/],
  ['reviews.items.0.text', 'Всего {results.shoes.leads}', /такой цифры нет; .* в начале results/],
  ['results.clients.0.finalResult', '{results.workshop.lids}', /такой цифры нет; /],
  [
    'results.clients.0.months.0.month',
    'Мрат',
    /месяц словом, если нужно, с годом: Март или Март 2026/,
  ],
  [
    'results.clients.0.months.1.month',
    'Март',
    /months\.1\.month: месяц «Март» уже есть .*: Март 2026/,
  ],
  [
    'results.clients.0.months.0.vkCost',
    0,
    /months\.0\.vkCost: заявки есть, а цена 0; впишите цену/,
  ],
  ['faq.items.1.id', 'budget', /items\.1\.id: имя «budget»/],
  [
    'site.hours.closes',
    '8:00',
    /поле hours\.closes: закрытие не позже открытия; .*, полночь — "23:59"/,
  ],
  ['site.hours.timeZone', 'Марс', /timeZone: такого часового пояса нет; .* Москва, Донецк/],
  ['site.hours.timeZone', '+03:00', /timeZone: такого часового пояса нет/],
  ['site.hours.otherDays', [{ day: 'sunday', opens: '9:00' }], /нужны и открытие, и закрытие/],
  ['site.hours.otherDays', [{ day: 'sunday' }, { day: 'sunday' }], /этот день уже есть выше/],
  ['site.hours.daysOff', [{ from: '31.02.2027' }], /daysOff\.0\.from: такого дня .* нет/],
  ['site.hours.daysOff', [{ from: '2027-01-01' }], /daysOff\.0\.from: дата написана не так/],
  ['site.hours.daysOff', [{ from: '8.1.2027', to: '1.1.2027' }], /последний день раньше первого/],
  [
    'site.channels.0',
    { type: 'vk', label: 'ВКонтакте' },
    /channels\.0\.address: адреса нет; впишите имя или ссылку: .*vk\.com/,
  ],
  [
    'site.channels.0',
    { type: 'max', label: 'MAX', address: '8 949 111-22-33' },
    /channels\.0\.address: «8 949 111-22-33» не понять; впишите имя или ссылку/,
  ],
])('%s is refused as %j', (place, value, says) => {
  editCopy(folder, place, () => value);
  expect(() => loadContent(folder)).toThrow(says);
});

test('a time zone is known by a city, or by its own name', () => {
  for (const zone of ['Екатеринбург', 'Asia/Yekaterinburg']) {
    editCopy(folder, 'site.hours.timeZone', () => zone);
    expect(loadContent(folder).site.hours.timeZone).toBe('Asia/Yekaterinburg');
  }
});

test('a week with a short day and a day off is written into the texts', () => {
  editCopy(folder, 'site.hours.otherDays', () => [
    { day: 'saturday', opens: '10:00', closes: '16:00' },
    { day: 'sunday' },
  ]);
  expect(loadContent(folder).calculator.call.text.replace(/\s/g, ' ')).toContain(
    'пн–пт 9:00–21:00, сб 10:00–16:00',
  );
});
