import { beforeEachCopy, type Entry, editCopy, type Path } from './frozen-copy.fixture';
import { loadContent } from './load';

let folder: string;

beforeEachCopy((copy) => {
  folder = copy;
});

test('a case may have another drawing than its category’s neighbours, or none', () => {
  editCopy(folder, 'cases', ['items', 0, 'picture'], () => ({
    kind: 'calendar',
    caption: 'Месяц записи',
    month: 'Май',
    days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт'],
  }));
  editCopy(folder, 'cases', ['items', 1], ({ picture, ...entry }: Entry) => entry);
  const [first, second] = loadContent(folder).cases.items;
  expect(first?.picture?.kind).toBe('calendar');
  expect(second?.picture).toBeUndefined();
});

test.each<[what: string, path: Path, value: unknown, says: RegExp]>([
  [
    'an unknown drawing',
    ['items', 0, 'picture', 'kind'],
    'photo',
    /поле items\.0\.picture\.kind: такого значения нет; возможные: image, booking, pricelist, calendar, shelf, plan/,
  ],
  [
    'a drawing without one of its words',
    ['items', 0, 'picture', 'days'],
    ['Пн', 'Вт'],
    /поле items\.0\.picture\.days: записей не хватает: нужно ровно 5, сейчас 2; добавьте/,
  ],
])('%s is refused', (_what, path, value, says) => {
  editCopy(folder, 'cases', path, () => value);
  expect(() => loadContent(folder)).toThrow(says);
});
