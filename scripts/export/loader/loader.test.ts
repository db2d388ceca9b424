/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { announceHydrated } from '../../../lib/browser/hydration';
import { SKIPPED } from './layout';
import './loader';
import { LATE_AFTER_MS } from './replay';

const clicked: string[] = [];
const { dataset: state } = document.documentElement;

jest.mock('./reveal', () => ({ reveal: () => {} }));
jest.mock('./loader', () => {
  const script = document.createElement('script');
  const data = { payload: '/index.txt', integrity: 'sha256-a', scripts: [], bootstrap: {} };
  script.dataset.loader = JSON.stringify(data);
  Object.defineProperty(document, 'currentScript', { value: script });
  // The page under test never gets its data, so nothing hydrates it but the tests.
  globalThis.fetch = jest.fn(() => new Promise<never>(() => {}));
  performance.getEntriesByType = () => [];
  return jest.requireActual('./loader');
});

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  clicked.length = 0;
  delete state.scripts;
  document.body.innerHTML = `
    <div id="tabs" data-island><button type="button" id="one">1</button><button type="button" id="two">2</button></div>
    <form id="form" method="dialog" data-island>
      <input name="name" required value="Анна"><button type="submit" id="send">Отправить</button>
    </form>
    <button type="button" id="free">Вне острова</button>`;
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const click = (id: string) => element(id).click();

/** Announces an island as React does when it hydrates it. */
function hydrate(id: string) {
  const island = element(id);
  island.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
  island.addEventListener('submit', (event) => {
    event.preventDefault();
    clicked.push('submitted');
  });
  announceHydrated(island);
}

test('a click before hydration is replayed after it', () => {
  click('two');
  expect(element('two')).toHaveAttribute('data-waiting');
  hydrate('tabs');
  expect(clicked).toEqual(['two']);
  expect(element('two')).not.toHaveAttribute('data-waiting');
});

test('the data of another release is refused', () => {
  click('one');
  expect(fetch).toHaveBeenCalledWith('/index.txt', { integrity: 'sha256-a' });
});

test('repeated clicks count once, and the last one comes last', () => {
  for (const id of ['one', 'two', 'two', 'one']) click(id);
  hydrate('tabs');
  expect(clicked).toEqual(['two', 'one']);
});

test('a form submitted before hydration is submitted once after it', () => {
  click('send');
  click('send');
  expect(element('send')).toHaveAttribute('data-waiting');
  hydrate('form');
  expect(clicked.filter((what) => what === 'submitted')).toEqual(['submitted']);
});

test('a form that the browser refuses is not submitted later, when it is half filled', () => {
  const name = document.querySelector('input') as HTMLInputElement;
  name.value = '';
  click('send');
  name.value = 'Ан';
  hydrate('form');
  expect(clicked).toEqual([]);
});

test('an island replays its own clicks only', () => {
  click('one');
  click('send');
  hydrate('tabs');
  expect(clicked).toEqual(['one']);
  expect(element('send')).toHaveAttribute('data-waiting');
});

test('a hydrated island gets its clicks itself', () => {
  hydrate('tabs');
  click('one');
  expect(clicked).toEqual(['one']);
  expect(element('one')).not.toHaveAttribute('data-waiting');
});

test('an island is marked as changed, and as hydrated then', () => {
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(element('form')).toHaveAttribute('data-changed');
  expect(element('form')).not.toHaveAttribute('data-hydrated');
  hydrate('form');
  expect(element('form')).toHaveAttribute('data-hydrated');
});

test('a button outside the islands is left alone', () => {
  const onClick = jest.fn();
  element('free').addEventListener('click', onClick);
  click('free');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a link in the menu does no harm in a browser without popovers', () => {
  window.onerror = jest.fn();
  document.body.innerHTML = '<nav popover><a id="link" href="#contact">Связь</a></nav>';
  click('link');
  expect(window.onerror).not.toHaveBeenCalled();
});

test('the page says that it is late when a click waits too long, until it is hydrated', () => {
  click('one');
  jest.advanceTimersByTime(LATE_AFTER_MS - 1);
  expect(state.scripts).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(state.scripts).toBe('late');
  hydrate('tabs');
  expect(state.scripts).toBe('ready');
  click('one');
  jest.advanceTimersByTime(LATE_AFTER_MS);
  expect(state.scripts).toBe('ready');
});

test('the loader lays out what base.css leaves out', () => {
  const css = readFileSync('app/base.css', 'utf8').replace(/\s/g, '');
  expect(css).toContain(`${SKIPPED.replace(/\s/g, '')}{content-visibility`);
});
