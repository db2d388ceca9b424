/** @jest-environment jsdom */
import { announceGoal, GOAL_EVENT, goalOfLink } from './goals';

test('the event of a goal has its name as detail', () => {
  const received: unknown[] = [];
  window.addEventListener(GOAL_EVENT, (event) => received.push((event as CustomEvent).detail), {
    once: true,
  });
  announceGoal('lead_sent');
  expect(received).toEqual(['lead_sent']);
});

test.each([
  ['tel:+79491112233', 'call_pressed'],
  ['https://t.me/handle', 'messenger_pressed'],
  ['https://site.ru/calculator/', undefined],
  ['https://site.ru/#contact', undefined],
  ['mailto:owner@site.ru', undefined],
])('a click on %s reaches %s', (href, goal) => {
  expect(goalOfLink(href, 'https://site.ru')).toBe(goal);
});
