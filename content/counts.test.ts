/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { beforeEachCopy } from './frozen-copy.fixture';
import { loadContent } from './load';
import type { Content } from './schema';

let folder: string;

beforeEachCopy((copy) => {
  folder = copy;
});

type Path = (string | number)[];
type Entry = Record<string, unknown>;

/** Changes a value of a file in the copy. */
function edit<Value>(file: keyof Content, path: Path, change: (value: Value) => unknown) {
  const name = join(folder, `${file}.yaml`);
  const document = parseDocument(readFileSync(name, 'utf8'));
  const now = path.reduce((inner, key) => inner[key], document.toJS());
  // A copied entry must not become an alias.
  document.setIn(path, JSON.parse(JSON.stringify(change(now))));
  writeFileSync(name, String(document));
}

test('the report sheet goes with its client alone', () => {
  edit<Entry[]>('results', ['clients'], (clients) => clients.slice(0, -1));
  expect(loadContent(folder).home.hero.sheet?.client).toBe('electronics');
  edit<Entry[]>('results', ['clients'], (clients) => clients.slice(1));
  expect(loadContent(folder).home.hero.sheet).toBeUndefined();
});

/** The last line of the first client, with plain spaces. */
function conclusion({ results }: Content) {
  return results.clients[0]?.finalResult.replaceAll('\u00a0', ' ');
}

test('a new month corrects every text that tells the sums', () => {
  expect(conclusion(loadContent(folder))).toMatch(
    /^За 6 месяцев 689 заявок и 203 продажи\. На рекламу ушло 196 115 ₽, по 966 ₽ на продажу\./,
  );
  edit<Entry[]>('results', ['clients', 0, 'months'], (months) => [
    ...months,
    { ...months[0], month: 'сентябрь', vkLeads: 1, vkCost: 100, yandexLeads: 1, sales: 0 },
  ]);
  const content = loadContent(folder);
  expect(content.home.hero.sheet?.title).toMatch(/, 7\sмесяцев рекламы$/);
  expect(content.results.clients[0]?.months.at(-1)?.month).toBe('Сентябрь');
  expect(conclusion(content)).toMatch(/^За 7 месяцев 691 заявка и 203 продажи\./);
  expect(conclusion(content)).toMatch(/подешевела с 320 до 100 ₽, .* стало 0 вместо 13\.$/);
});

test('a step of the calculator may lose its services, and a service may be new', () => {
  edit<Entry[]>('prices', ['services'], (services) => {
    const without = services.filter(({ id }) => id !== 'landing' && id !== 'ecommerce');
    return [...without, { ...services[0], id: 'avito', name: 'Авито', price: 12000 }];
  });
  edit('calculator', ['steps', 2, 'services'], () => null);
  edit<string[]>('calculator', ['steps', 1, 'services'], (ids) => [...ids, 'avito']);
  edit<string>('faq', ['items', 0, 'question'], () => 'Авито за {price.avito}?');
  // Texts that name the price of a service that is gone are wrong.
  expect(() => loadContent(folder)).toThrow(/\{price\.ecommerce\}/);
  edit<Entry[]>('prices', ['services'], (services) => [
    ...services,
    ...['landing', 'ecommerce'].map((id) => ({ ...services[0], id })),
  ]);
  edit('calculator', ['steps', 3, 'services'], () => ['seo', 'complex', 'landing', 'ecommerce']);
  const { faq, calculator } = loadContent(folder);
  expect(faq.items[0]?.question).toContain('12\u00a0000\u00a0₽');
  expect(calculator.steps[2]?.services).toEqual([]);
});

test('a case may have another drawing than its category’s neighbours, or none', () => {
  edit('cases', ['items', 0, 'picture'], () => ({
    kind: 'calendar',
    caption: 'Месяц записи',
    month: 'Май',
    days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт'],
  }));
  edit('cases', ['items', 1], ({ picture, ...entry }: Entry) => entry);
  const [first, second] = loadContent(folder).cases.items;
  expect(first?.picture?.kind).toBe('calendar');
  expect(second?.picture).toBeUndefined();
});

test.each<[what: string, file: keyof Content, path: Path, value: unknown, says: RegExp]>([
  ['no service at all', 'prices', ['services'], [], /нужно не меньше 1, сейчас 0; добавьте/],
  ['no step at all', 'calculator', ['steps'], [], /нужно не меньше 1, сейчас 0; добавьте/],
  [
    'a service without a price',
    'calculator',
    ['steps', 0, 'services', 0],
    'context',
    /поле steps\.0\.services\.0: услуги «context» нет в content\/prices\.yaml; возможные: yandex-context, vk/,
  ],
  [
    'a service asked for twice',
    'calculator',
    ['steps', 0, 'services'],
    ['yandex-context', 'vk-targeting', 'rsa'],
    /услуга «rsa» стоит на шагах калькулятора 2\sраза; оставьте одну/,
  ],
  [
    'a category of cases that is not named',
    'cases',
    ['items', 0, 'category'],
    'salon',
    /поле items\.0\.category: такой категории нет в categories; возможные: beauty, medical/,
  ],
  [
    'an unknown drawing',
    'cases',
    ['items', 0, 'picture', 'kind'],
    'photo',
    /поле items\.0\.picture\.kind: такого значения нет; возможные: image, booking, pricelist, calendar, shelf, plan/,
  ],
  [
    'a drawing without one of its words',
    'cases',
    ['items', 0, 'picture', 'days'],
    ['Пн', 'Вт'],
    /поле items\.0\.picture\.days: записей не хватает: нужно ровно 5, сейчас 2; добавьте/,
  ],
  [
    'a month that is none',
    'results',
    ['clients', 0, 'months', 0, 'month'],
    'Мрат',
    /поле clients\.0\.months\.0\.month: нужен месяц словом, если нужно, с годом: Март или Март 2026/,
  ],
  [
    'a month that is there already',
    'results',
    ['clients', 0, 'months', 1, 'month'],
    'Март',
    /поле clients\.0\.months\.1\.month: месяц «Март» уже есть выше; добавьте год: Март 2026/,
  ],
  [
    'leads that cost nothing',
    'results',
    ['clients', 0, 'months', 0, 'vkCost'],
    0,
    /поле clients\.0\.months\.0\.vkCost: заявки есть, а цена 0; впишите цену/,
  ],
  [
    'a sum that is not counted',
    'results',
    ['clients', 0, 'finalResult'],
    'Всего {results.electronics.lids}',
    /такого итога нет; возможные: months, period, leads, .*, после имени — \.first, \.last и \.n/,
  ],
  [
    'a sum of a client who is gone',
    'reviews',
    ['items', 0, 'text'],
    'Всего {results.shoes.leads}',
    /клиента «shoes» нет в content\/results\.yaml; возможные: electronics, beauty, cars/,
  ],
  [
    'a category of works that is not named',
    'websites',
    ['portfolio', 'items', 0, 'category'],
    'blog',
    /поле portfolio\.items\.0\.category: такой категории нет в categories; возможные: landing, shop, shop-crm/,
  ],
])('%s is refused', (_what, file, path, value, says) => {
  edit(file, path, () => value);
  expect(() => loadContent(folder)).toThrow(says);
});
