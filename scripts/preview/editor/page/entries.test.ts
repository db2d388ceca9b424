import { loadSettings } from '../../../sources';
import { History } from '../history';
import { readPlaces } from '../places';
import type { State } from '../server';
import { ACTIONS } from './entries';

// The folder of the fixture's content.
const state = readPlaces(new History('e2e'), loadSettings('e2e', true)) as State;
const { places } = state;

test('a copied row of a step is a copied service, which stands behind it', () => {
  const row = 'calculator.steps.1.services.0';
  const own = `${places[row]?.written}-2`;
  expect(ACTIONS.copy.edits(row, state)).toEqual([
    ['prices.services', expect.arrayContaining([expect.objectContaining({ id: own })])],
    ['calculator.steps.1.services', expect.arrayContaining([own])],
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
    ['calculator.steps.1.services.0'],
    ['prices.services.2'],
  ]);
});

test('an entry, and what refers to one, has the name that a person knows it by', () => {
  const { label, text } = places['calculator.steps.1.services.0'] ?? {};
  expect(label).toBe('Калькулятор → Шаги → 2. Добавить площадки? → Услуги → 1');
  expect(text).toBe('Рекламная сеть Яндекса (РСЯ)');
  expect(places['home.hero.facts.0']?.title).toMatch(/^1\. \p{L}/u);
});
