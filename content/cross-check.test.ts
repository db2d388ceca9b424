import { beforeEachCopy, type Entry, editCopy, type Path } from './frozen-copy.fixture';
import { loadContent } from './load';
import type { Content } from './schema';

let folder: string;

beforeEachCopy((copy) => {
  folder = copy;
});

test('the report sheet and the advertisements go with their client alone', () => {
  editCopy<Entry[]>(folder, 'results', ['clients'], (clients) => clients.slice(0, -1));
  const { home, targeting, contextual } = loadContent(folder);
  expect(home.hero.sheet?.client).toBe('electronics');
  expect(targeting.exhibit?.client).toBe('beauty');
  expect(contextual.exhibit).toBeUndefined();
  editCopy<Entry[]>(folder, 'results', ['clients'], (clients) => clients.slice(1));
  expect(loadContent(folder).home.hero.sheet).toBeUndefined();
});

test('a step of the calculator may lose its services, and a service may be new', () => {
  editCopy<Entry[]>(folder, 'prices', ['services'], (services) => {
    const without = services.filter(({ id }) => id !== 'landing' && id !== 'ecommerce');
    return [...without, { ...services[0], id: 'avito', name: 'Авито', price: 12000 }];
  });
  editCopy(folder, 'calculator', ['steps', 2, 'services'], () => null);
  editCopy<string[]>(folder, 'calculator', ['steps', 1, 'services'], (ids) => [...ids, 'avito']);
  editCopy<string>(folder, 'faq', ['items', 0, 'question'], () => 'Авито за {price.avito}?');
  // Texts that name the price of a service that is gone are wrong.
  expect(() => loadContent(folder)).toThrow(/\{price\.ecommerce\}/);
  editCopy<Entry[]>(folder, 'prices', ['services'], (services) => [
    ...services,
    ...['landing', 'ecommerce'].map((id) => ({ ...services[0], id })),
  ]);
  editCopy(folder, 'calculator', ['steps', 3, 'services'], () => [
    'seo',
    'complex',
    'landing',
    'ecommerce',
  ]);
  const { faq, calculator } = loadContent(folder);
  expect(faq.items[0]?.question).toContain('12\u00a0000\u00a0₽');
  expect(calculator.steps[2]?.services).toEqual([]);
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
    'a budget that no step leads to',
    'home',
    ['hero', 'sheet', 'calculation', 'range', 'start'],
    22_000,
    /поле hero\.sheet\.calculation\.range\.start: до этого бюджета не дойти от 5000 шагами по 5000/,
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
  editCopy(folder, file, path, () => value);
  expect(() => loadContent(folder)).toThrow(says);
});
