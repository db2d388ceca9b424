import { goalOfLink } from './goals';

test.each([
  ['tel:+79491112233', 'call_pressed'],
  ['https://t.me/handle', 'messenger_pressed'],
  ['https://site.ru/calculator/', undefined],
  ['https://site.ru/#contact', undefined],
  ['mailto:owner@site.ru', undefined],
])('a click on %s reaches %s', (href, goal) => {
  expect(goalOfLink(href, 'https://site.ru')).toBe(goal);
});
