import { beforeEachCopy, type Entry, editCopy, type Path } from './frozen-copy.fixture';
import { loadContent } from './load';
import type { Content } from './schema';

let folder: string;

beforeEachCopy((copy) => {
  folder = copy;
});

/** The last line of the first client, with plain spaces. */
function conclusion({ results }: Content) {
  return results.clients[0]?.finalResult.replaceAll('\u00a0', ' ');
}

test('a new month corrects every text that tells the sums', () => {
  expect(conclusion(loadContent(folder))).toMatch(
    /^За 6 месяцев 689 заявок и 203 продажи\. На рекламу ушло 196 115 ₽, по 966 ₽ на продажу\./,
  );
  editCopy<Entry[]>(folder, 'results', ['clients', 0, 'months'], (months) => [
    ...months,
    { ...months[0], month: 'сентябрь', vkLeads: 1, vkCost: 100, yandexLeads: 1, sales: 0 },
  ]);
  const content = loadContent(folder);
  expect(content.results.clients[0]?.months.at(-1)?.month).toBe('Сентябрь');
  expect(conclusion(content)).toMatch(/^За 7 месяцев 691 заявка и 203 продажи\./);
  expect(conclusion(content)).toMatch(/подешевела с 320 до 100 ₽, .* стало 0 вместо 13\.$/);
});

test.each<[what: string, path: Path, value: unknown, says: RegExp]>([
  [
    'a month that is none',
    ['clients', 0, 'months', 0, 'month'],
    'Мрат',
    /поле clients\.0\.months\.0\.month: нужен месяц словом, если нужно, с годом: Март или Март 2026/,
  ],
  [
    'a month that is there already',
    ['clients', 0, 'months', 1, 'month'],
    'Март',
    /поле clients\.0\.months\.1\.month: месяц «Март» уже есть выше; добавьте год: Март 2026/,
  ],
  [
    'leads that cost nothing',
    ['clients', 0, 'months', 0, 'vkCost'],
    0,
    /поле clients\.0\.months\.0\.vkCost: заявки есть, а цена 0; впишите цену/,
  ],
  [
    'a sum that is not counted',
    ['clients', 0, 'finalResult'],
    'Всего {results.electronics.lids}',
    /такого итога нет; возможные: .*, leads, .*, после имени — \.first, \.last и \.n/,
  ],
])('%s is refused', (_what, path, value, says) => {
  editCopy(folder, 'results', path, () => value);
  expect(() => loadContent(folder)).toThrow(says);
});
