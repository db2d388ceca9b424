import { announceHydrated } from '../../../lib/browser/hydration';
import { keepPresses, PATIENCE_MS } from './presses';

const onLate = jest.fn();
const onAwake = jest.fn();
const pressed: string[] = [];

// The listeners stay on the document for good, as they do on a page.
beforeAll(() => {
  jest.useFakeTimers();
  keepPresses({ onLate, onAwake });
});
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  jest.clearAllMocks();
  pressed.length = 0;
  document.body.innerHTML = `
    <div id="tabs" data-island><button type="button" id="one">1</button><button type="button" id="two">2</button></div>
    <form id="form" method="dialog" data-island>
      <input name="name" required value="Анна"><button type="submit" id="send">Отправить</button>
    </form>
    <button type="button" id="free">Вне острова</button>`;
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string) => element(id).click();

/** What React does when it takes over an island. */
function wake(id: string) {
  const island = element(id);
  island.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  island.addEventListener('submit', (event) => {
    event.preventDefault();
    pressed.push('submitted');
  });
  announceHydrated(island);
}

test('a press made before is answered when its island wakes', () => {
  press('two');
  expect(element('two')).toHaveAttribute('data-waiting');
  wake('tabs');
  expect(pressed).toEqual(['two']);
  expect(element('two')).not.toHaveAttribute('data-waiting');
});

test('impatient presses count once, and the last one comes last', () => {
  for (const id of ['one', 'two', 'two', 'one']) press(id);
  wake('tabs');
  expect(pressed).toEqual(['two', 'one']);
});

test('a form sent before is sent once when it wakes', () => {
  press('send');
  press('send');
  expect(element('send')).toHaveAttribute('data-waiting');
  wake('form');
  expect(pressed.filter((what) => what === 'submitted')).toEqual(['submitted']);
});

test('a form the browser refuses is not sent later, when it is half filled', () => {
  const name = document.querySelector('input') as HTMLInputElement;
  name.value = '';
  press('send');
  name.value = 'Ан';
  wake('form');
  expect(pressed).toEqual([]);
});

test('one island awake answers only its own presses', () => {
  press('one');
  press('send');
  wake('tabs');
  expect(pressed).toEqual(['one']);
  expect(element('send')).toHaveAttribute('data-waiting');
});

test('an awake island hears its presses itself', () => {
  wake('tabs');
  press('one');
  expect(pressed).toEqual(['one']);
  expect(element('one')).not.toHaveAttribute('data-waiting');
});

test('a button outside the islands is left alone', () => {
  const onClick = jest.fn();
  element('free').addEventListener('click', onClick);
  press('free');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a press that waits too long is told, one that does not is not', () => {
  press('one');
  jest.advanceTimersByTime(PATIENCE_MS - 1);
  expect(onLate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onLate).toHaveBeenCalledTimes(1);

  wake('tabs');
  expect(onAwake).toHaveBeenCalledTimes(1);
  press('one');
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(onLate).toHaveBeenCalledTimes(1);
});
