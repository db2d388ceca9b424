import { loadSettings } from '../../../sources';
import { History } from '../history';
import { readPlaces } from '../places';
import type { State } from '../server';
import { ACTIONS } from './entries';

// The folder of the fixture's content.
const state = readPlaces(new History('e2e'), loadSettings('e2e', true)) as State;
const { places } = state;

test('a copied service stands behind it, on the same step', () => {
  const { id, step } = Object(places['prices.services.2']?.written);
  const [[, list] = []] = ACTIONS.copy.edits('prices.services.2', state);
  expect((list as unknown[])[3]).toMatchObject({ id: `${id}-2`, step });
});

test('the services of a removed step stay, and name no step', () => {
  expect(ACTIONS.remove.edits('calculator.steps.1', state)).toEqual([
    ['prices.services.3.step'],
    ['prices.services.2.step'],
    ['calculator.steps.1'],
  ]);
});

test('what refers to an entry goes with it, and its figures become words', () => {
  expect(ACTIONS.remove.edits('results.clients.0', state)).toEqual([
    ['contextual.example'],
    ['home.hero.sheet'],
    ['results.clients.0'],
  ]);
  expect(ACTIONS.remove.edits('prices.services.2', state)).toEqual([
    ['targeting.prices.items.1.price', expect.stringMatching(/^\+5\s000\s₽$/)],
    ['prices.services.2'],
  ]);
});

test('an entry, and what refers to one, has the name that a person knows it by', () => {
  const { label, text } = places['prices.services.3.step'] ?? {};
  expect(label).toBe('Цены → Услуги → 4. Telegram Ads → Шаг');
  expect(text).toBe('Добавить площадки?');
  expect(places['home.hero.facts.0']?.title).toMatch(/^1\. \p{L}/u);
});
