import { formerOwner } from './former-owner';
import { loadContent } from './load';
import { FIXTURE_CONTENT } from './test-folder.fixture';

const fixture = loadContent(FIXTURE_CONTENT);

/** The warnings of the fixture with another city, name and title of the questions. */
function warnings({ city = 'Донецк', name = 'Ян Пробный', title = 'Вопросы' }) {
  const person = { ...fixture.site.person, name };
  const site = { ...fixture.site, city, person };
  const content = { ...fixture, site, faq: { ...fixture.faq, title } };
  return formerOwner(content).map(({ path, message }) => ({
    place: path.join('.'),
    message: message.replaceAll('\u00a0', ' '),
  }));
}

test.each(['Донецк', 'Донецк и Макеевка', 'донецк'])('%s is the city of the texts', (city) => {
  expect(warnings({ city, title: 'Вопросы в Донецке' })).toEqual([]);
});

test('another city is told where the former one is still named, in texts and in addresses', () => {
  expect(warnings({ city: 'Ростов-на-Дону' })).toEqual([
    {
      place: expect.stringMatching(/^\w+(\.\w+)+$/),
      message: expect.stringMatching(
        /^город теперь «Ростов-на-Дону», а Донецк назван ещё в \d+ текст(е|ах) .*«Найти слово».* и в адресах страниц \(\/\S+donetsk\/; их меняет программист: lib\/routes\.ts и папки .* app\)$/,
      ),
    },
  ]);
});

test('another name is told where the former one is still said', () => {
  const [warning] = warnings({ name: 'Ян Ким', title: 'Звоните Павлу' });
  expect(warning).toEqual({
    place: 'faq.title',
    message: 'имя теперь «Ян Ким», а прежнее сказано в 1 тексте, например «Павлу»',
  });
  expect(warnings({ name: 'Павел Ким', title: 'Звоните Павлу' })).toEqual([]);
});

test.each(['Анна Северина', 'Мария Шевченко', 'Римская-Корсакова Яна', 'Ольга Павловна'])(
  '%s is told of words of a man',
  (name) => {
    expect(warnings({ name, title: 'Работаю один' })).toEqual([
      {
        place: expect.any(String),
        message: expect.stringMatching(
          /^имя теперь «.*», а о вас в мужском роде сказано в \d+ текст.*, например «.*»; .*«Что поменять сначала»$/,
        ),
      },
    ]);
  },
);

test.each([
  'Ян Пробный',
  'Илья Северин',
  'Никита Шевченко',
  'Саша Черных',
  'Кузьма Минин',
  'Агентство «Рост»',
])('%s is not', (name) => {
  expect(warnings({ name, title: 'Работаю один' })).toEqual([]);
});

test.each([
  ['Тексты пишу сам', 1],
  ['Успеваю вести сам', 1],
  ['Если с вашей нишей я не работал', 1],
  ['Звоните мне\u00a0самому', 1],
  ['Тексты пишу сама, работаю одна', 0],
  ['Платите один раз, сайт считает сам', 0],
  ['Сам или с маркетологом', 0],
])('«%s» is of a man in so many texts more: %d', (title, more) => {
  const countOf = (text: string) =>
    Number(/сказано в (\d+)/.exec(warnings({ name: 'Анна', title: text })[0]?.message ?? '')?.[1]);
  const count = countOf(title) || 0;
  expect(count - (countOf('Вопросы') || 0)).toBe(more);
});
