/** @jest-environment jsdom */
import { announceHydrated } from '../../../lib/browser/hydration';
import './loader';
import { LATE_AFTER_MS } from './replay-clicks';

const clicked: string[] = [];
const { dataset: state } = document.documentElement;

// jsdom has no fonts.
jest.mock('./load-headline', () => ({}));
jest.mock('./loader', () => {
  const script = document.createElement('script');
  script.dataset.scripts = '/data.js';
  Object.defineProperty(document, 'currentScript', { value: script });
  performance.getEntriesByType = () => [];
  globalThis.PerformanceObserver = class {
    observe() {}
  } as never;
  return jest.requireActual('./loader');
});

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  clicked.length = 0;
  delete state.scripts;
  document.body.innerHTML = `
    <div id="tabs" class="tabs" data-island><button type="button" id="one">1</button><button type="button" id="two">2</button></div>
    <form id="form" class="form" method="dialog" data-island>
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

test('an island is marked as changed, then as hydrated', () => {
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

/** Draws an island anew, as React does where somebody has changed the page before. */
function redraw(id: string) {
  const { outerHTML } = document.body;
  document.body.outerHTML = outerHTML;
  hydrate(id);
}

test('what was typed, ticked and focused is there again where React draws the page anew', () => {
  document.body.innerHTML = `<form id="form" class="form" method="dialog" data-island>
    <input name="name"><input type="checkbox" name="service" value="a"><input type="checkbox" name="service" value="b">
    </form>`;
  const [name, , box] = document.querySelectorAll('input');
  if (!name || !box) throw new Error('no fields');
  name.value = 'Анна';
  box.click();
  name.dispatchEvent(new Event('input', { bubbles: true }));
  name.focus();
  name.setSelectionRange(2, 2);
  redraw('form');
  const [newName, other, newBox] = document.querySelectorAll('input');
  expect(newName).not.toBe(name);
  expect(newName).toHaveValue('Анна');
  expect(newName).toHaveFocus();
  expect(newName?.selectionStart).toBe(2);
  expect(newBox).toBeChecked();
  expect(other).not.toBeChecked();
});

test('a click counts where React draws the page anew', () => {
  click('two');
  redraw('tabs');
  expect(clicked).toEqual(['two']);
});

test('fields of the next page are not those of this one', () => {
  const name = document.querySelector('input') as HTMLInputElement;
  name.dispatchEvent(new Event('input', { bubbles: true }));
  hydrate('form');
  redraw('form');
  expect(document.querySelector('input')).toHaveValue('Анна');
  document.body.innerHTML = '<form id="form" data-island><input name="name" value="Вера"></form>';
  hydrate('form');
  expect(document.querySelector('input')).toHaveValue('Вера');
});
