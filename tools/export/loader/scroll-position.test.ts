/** @jest-environment jsdom */
import { restoreScroll } from './scroll-position';

afterEach(() => void jest.useRealTimers());

test.each([
  ['{}', 0],
  ['5', 0],
  ['["https://example.org/",800]', 0],
  ['["http://localhost/#contact",null]', 0],
  ['["http://localhost/#contact",800]', 1],
])('of %s in storage %d positions are restored', (stored, times) => {
  jest.useFakeTimers();
  globalThis.scrollTo = jest.fn();
  location.hash = '#contact';
  sessionStorage.setItem('scroll', stored);
  restoreScroll('reload');
  dispatchEvent(new Event('pageshow'));
  jest.runAllTimers();
  expect(scrollTo).toHaveBeenCalledTimes(times);
});
