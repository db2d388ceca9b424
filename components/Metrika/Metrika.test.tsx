/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'yaml';
import { announceGoal } from '@/lib/browser/goals';
import { Metrika } from './Metrika';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const { counter: labels } = parse(readFileSync('e2e/content/privacy.yaml', 'utf8'));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = () => screen.queryByRole('button', { pressed: true })?.textContent;
const show = () => render(<Metrika id={1} labels={labels} />);
/** The names of the counter's calls, of which there are none before its script is asked for. */
const calls = () => Object(window).ym?.a.map(([, name]: unknown[]) => name);

beforeEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'ym');
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

test('where the browser keeps nothing nobody is counted', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  show();
  await press(labels.allow);
  expect(answer()).toBe(labels.deny);
  expect(calls()).toBeUndefined();
});
