import { goalOfLink } from './goals';

test.each([
  ['tel:+79491112233', '', 'call_pressed'],
  ['https://t.me/handle', '_blank', 'messenger_pressed'],
  ['https://yandex.ru/maps/org/1/reviews/', '', undefined],
  ['https://site.ru/calculator/', '', undefined],
  ['mailto:owner@site.ru', '', 'email_pressed'],
  ['sms:+79491112233', '', undefined],
])('a click on %s reaches %s', (href, target, goal) => {
  const { protocol } = new URL(href);
  expect(goalOfLink({ protocol, target })).toBe(goal);
});
