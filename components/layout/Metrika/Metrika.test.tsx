/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { announceGoal } from '@/lib/browser/goals';
import { Metrika } from './Metrika';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const { counter: labels } = parse(readFileSync('e2e/content/privacy.yaml', 'utf8'));

type Entry = { target: Element; isIntersecting: boolean };

let report: (entries: Entry[]) => void = () => {};
// jsdom has no layout.
globalThis.IntersectionObserver = class {
  constructor(callback: typeof report) {
    report = callback;
  }
  observe = () => report([]);
  disconnect() {}
} as never;

const strip = () => screen.queryByRole('region', { name: labels.short });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = () => screen.queryByRole('button', { pressed: true })?.textContent;
const show = () => render(<Metrika id={1} labels={labels} />);
/** The names of the calls to the counter. There are none before its script is requested. */
const calls = () => (window as Window & { ym?: { a: unknown[][] } }).ym?.a.map(([, name]) => name);

beforeEach(() => {
  localStorage.clear();
  document.title = 'Страница';
  Reflect.deleteProperty(window, 'ym');
  document.title = 'Главная';
});

test('nobody is counted before the answer, nor after a refusal, which is kept', async () => {
  const { unmount } = show();
  expect(answer()).toBeUndefined();
  await press(labels.deny);
  unmount();
  show();
  expect(answer()).toBe(labels.deny);
  expect(calls()).toBeUndefined();
});

test('a consent is kept, and nothing is counted once it is taken back', async () => {
  const { unmount } = show();
  await press(labels.allow);
  unmount();
  show();
  expect(answer()).toBe(labels.allow);
  announceGoal('lead_sent');
  await press(labels.deny);
  announceGoal('lead_failed');
  const counted = ['init', 'hit', 'destruct', 'init', 'hit', 'reachGoal', 'destruct'];
  expect(calls()).toEqual(counted);
});

test('a page is counted once it has its title', async () => {
  document.title = '';
  show();
  await press(labels.allow);
  expect(calls()).toEqual(['init']);
  document.title = 'Калькулятор';
  await waitFor(() => expect(calls()).toEqual(['init', 'hit']));
});

test('where the browser keeps nothing nobody is counted', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  show();
  await press(labels.allow);
  expect(answer()).toBe(labels.deny);
  expect(calls()).toBeUndefined();
});

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

test('the strip asks past the first screen, not over a field, and never again after an answer', async () => {
  document.body.innerHTML = '<main><form></form></main>';
  const [form] = document.forms;
  const { unmount } = show();
  scrollTo(window.innerHeight / 2);
  expect(strip()).toBeNull();
  scrollTo(window.innerHeight + 1);
  expect(strip()).toBeInTheDocument();
  act(() => report([{ target: form as Element, isIntersecting: true }]));
  expect(strip()).toBeNull();
  act(() => report([{ target: form as Element, isIntersecting: false }]));
  // Once shown, it stays when the visitor scrolls up again.
  scrollTo(0);
  await userEvent.click(within(strip() as HTMLElement).getByRole('button', { name: labels.deny }));
  expect(strip()).toBeNull();
  expect(answer()).toBe(labels.deny);
  unmount();
  scrollTo(window.innerHeight + 1);
  show();
  expect(strip()).toBeNull();
});

test('an owner who wants the question in the footer alone has no strip', () => {
  render(<Metrika id={1} labels={{ ...labels, place: 'footer' }} />);
  scrollTo(window.innerHeight + 1);
  expect(strip()).toBeNull();
});
