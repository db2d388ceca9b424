import { announceGoal, GOAL_EVENT, goalOfLink } from './goals';

test('a goal is announced by its name alone', () => {
  const heard: unknown[] = [];
  window.addEventListener(GOAL_EVENT, (event) => heard.push((event as CustomEvent).detail), {
    once: true,
  });
  announceGoal('lead_sent');
  expect(heard).toEqual(['lead_sent']);
});

test.each([
  ['tel:+79491112233', 'call_pressed'],
  ['https://t.me/handle', 'messenger_pressed'],
  ['https://site.ru/calculator/', undefined],
  ['https://site.ru/#contact', undefined],
  ['mailto:owner@site.ru', undefined],
])('pressing %s is %s', (href, goal) => {
  expect(goalOfLink(href, 'https://site.ru')).toBe(goal);
});
