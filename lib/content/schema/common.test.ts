import { headline, priceTag } from './common';

test.each([
  ['Цена лида и цена клиента', 'цена', ['Цена лида и ', 'цена', ' клиента']],
  ['Клиент за клиентом, клиент за днём', 'лиент', ['К', 'лиент', ' за клиентом, клиент за днём']],
])('«%s» is cut around the first «%s»', (title, underlined, parts) => {
  const { titleParts } = headline.parse({ eyebrow: 'Маркетолог', title, underlined });
  const { isOneLine, ...words } = titleParts ?? {};
  expect(Object.values(words).map((part) => String(part).replace(/\u00a0/g, ' '))).toEqual(parts);
  expect(isOneLine).toBe(true);
});

test.each([undefined, 'таких слов нет'])('a title without «%s» has no parts', (underlined) => {
  const { titleParts } = headline.parse({ eyebrow: 'Маркетолог', title: 'Цена', underlined });
  expect(titleParts).toBeUndefined();
});

test('a range of prices is cut after its dash', () => {
  const { amountParts, isAfterLong } = priceTag.parse({ amount: '15–24 ₽', after: 'в месяц' });
  expect(amountParts).toEqual(['15–', '24\u00a0₽']);
  expect(isAfterLong).toBe(true);
});
