import { z } from 'zod';
import { explainIssues } from './explain';
import { id, image, list, noun, rubles, text, uniqueIds } from './schema/common';
import { time } from './schema/working-hours';

const schema = z.strictObject({
  question: text(20),
  price: rubles,
  rating: z.number().max(5),
  sample: z.boolean(),
  page: z.enum(['seo', 'websites']),
  id,
  opens: time,
  source: z.url(),
  words: noun,
  days: z.array(text(5)).length(2),
  image: image('case'),
  tags: list(text(9)),
  items: z.array(z.object({ id })).min(1).superRefine(uniqueIds),
  names: z.record(id, text(9)),
  hours: z.strictObject({ from: z.string(), closes: z.string() }),
  unit: z.union([z.literal('₽'), noun]),
  drawing: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('plan') }),
    z.object({ kind: z.literal('shelf') }),
  ]),
});

const RIGHT = {
  question: 'Когда?',
  price: 25000,
  rating: 5,
  sample: true,
  page: 'seo',
  id: 'landing',
  opens: '9:00',
  source: 'https://yandex.ru',
  words: ['год', 'года', 'лет'],
  days: ['Пн', 'Вт'],
  image: 'salon.jpg',
  tags: [],
  items: [{ id: 'one' }],
  names: {},
  hours: { from: '9:00', closes: '21:00' },
  unit: '₽',
  drawing: { kind: 'plan' },
};

/** Explains the problems of an entry with some changed fields. An undefined field is missing. */
function explained(change: object) {
  const entry = JSON.parse(JSON.stringify({ ...RIGHT, ...change }));
  const { error } = schema.safeParse(entry, { reportInput: true });
  return explainIssues(error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

test('what is right is not explained', () => {
  expect(explained({})).toEqual([]);
});

test.each<[change: object, field: string, says: RegExp]>([
  [{ price: 0 }, 'price', /нужно число больше 0, а стоит 0/],
  [{ price: '25.000' }, 'price', /стоит «25\.000», а нужно число: одни цифры, без кавычек/],
  [{ price: 25000.5 }, 'price', /стоит «25000.5», а нужно целое число, без дроби/],
  [{ rating: 6 }, 'rating', /нужно число не больше 5, а стоит 6/],
  [{ question: 'очень '.repeat(5) }, 'question', /слишком длинный: не больше 20 знаков, сейчас 29/],
  [{ question: '{5 000 ₽}' }, 'question', /^знаки «{» посетитель увидит как есть; уберите их/],
  [{ question: 'Это <b>тут</b>' }, 'question', /^знаки «<b>» посетитель/],
  [{ question: 'Это **тут**' }, 'question', /^знаки «\*\*» посетитель/],
  [{ question: '[тут](ya.ru)' }, 'question', /^знаки «\]\(» посетитель/],
  [{ question: 'Цена&nbsp;&#8212; 5' }, 'question', /^знаки «&nbsp;» посетитель/],
  [{ question: ' ' }, 'question', /текст пустой/],
  [{ question: null }, 'question', /поле пустое/],
  [{ question: undefined }, 'question', /поля не хватает; добавьте его$/],
  [{ items: [{}] }, 'items.0.id', /поля не хватает; добавьте его, как в соседних записях$/],
  [{ question: 5 }, 'question', /нужен текст, а стоит «5»/],
  [{ question: { Цена: 'какая' } }, 'question', /вместо текста вышли поля/],
  [{ sample: 'да' }, 'sample', /нужно true \(да\) или false \(нет\)/],
  [{ page: 'salon' }, 'page', /такого значения нет; возможные: seo, websites$/],
  [{ drawing: { kind: 'photo' } }, 'drawing.kind', /такого значения нет; возможные: plan, shelf$/],
  [{ id: 'sео' }, 'id', /^имя пишется строчными латинскими буквами, цифрами и дефисом: lead-cost$/],
  [{ opens: '24:00' }, 'opens', /^время написано не так; напишите .* "9:00", полночь — "23:59"$/],
  [{ source: 'yandex' }, 'source', /начинается с https:\/\/, а стоит «yandex»/],
  [{ words: ['год'] }, 'words', /нужно записей: не меньше 3, сейчас 1/],
  [{ days: ['Пн'] }, 'days', /нужно записей: ровно 2, сейчас 1/],
  [{ days: ['1', '2', '3'] }, 'days', /нужно записей: ровно 2, сейчас 3/],
  [{ tags: 'Отчёт' }, 'tags', /нужен список/],
  [{ items: [] }, 'items', /нужно записей: не меньше 1, сейчас 0/],
  [{ items: [{ id: 'one' }, { id: 'one' }] }, 'items.1.id', /имя «one» уже занято/],
  [{ names: { Салон: 'Салон' } }, 'names.Салон', /имя пишется строчными латинскими/],
  [{ hours: '9:00' }, 'hours', /а нужны вложенные поля/],
  [{ unit: 'лет' }, 'unit', /для единицы напишите "₽", "%" или три формы/],
  [{ sampel: true }, 'sampel', /^лишнее поле «sampel»/],
  [{ 320: null }, '320', /число написано через запятую/],
  [{ 'price:320': null }, 'price:320', /после двоеточия нужен пробел/],
  [{ qestion: 'Когда?', question: undefined }, 'qestion', /«qestion» нет, а не хватает: question;/],
])('%j is reported once', (change, field, says) => {
  expect(explained(change)).toEqual([[field, expect.stringMatching(says)]]);
});

test('a field at a wrong level is reported there and where it is missing', () => {
  expect(explained({ closes: '9', hours: { from: '9' } })).toEqual([
    ['hours.closes', expect.stringMatching(/поля не хватает/)],
    ['closes', expect.stringMatching(/проверьте его название и отступ перед ним/)],
  ]);
});
