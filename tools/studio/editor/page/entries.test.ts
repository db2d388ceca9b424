import { loadContent } from '../../../../lib/content/load';
import { FIXTURE_CONTENT } from '../../../../lib/content/test-folder.fixture';
import { readValues } from '../files';
import { readPlaces } from '../places';
import type { State } from '../state';
import { ACTIONS } from './entries';

// The folder of the fixture's content.
const written = readValues('e2e');
const state = readPlaces({ written, content: loadContent(FIXTURE_CONTENT) }) as State;
const { places } = state;

test('the services of a removed step stay, and name no step', () => {
  expect(ACTIONS.remove.edits('calculator.steps.1', state)).toEqual([
    { action: 'remove', path: 'prices.services.3.step' },
    { action: 'remove', path: 'prices.services.2.step' },
    { action: 'remove', path: 'calculator.steps.1' },
  ]);
});

test('what refers to an entry goes with it, and its figures become words', () => {
  expect(ACTIONS.remove.edits('results.clients.0', state)).toEqual([
    { action: 'remove', path: 'contextual.example' },
    { action: 'remove', path: 'home.advantages.report.client' },
    { action: 'remove', path: 'home.hero.sheet' },
    { action: 'remove', path: 'results.clients.0' },
  ]);
  expect(ACTIONS.remove.edits('prices.services.2', state)).toEqual([
    {
      action: 'set',
      path: 'targeting.prices.items.1.price.amount',
      value: expect.stringMatching(/^\+5\s000\s₽$/),
    },
    { action: 'remove', path: 'prices.services.2' },
  ]);
});

test('an entry, and what refers to one, has the name that a person knows it by', () => {
  const { label, text } = places['prices.services.3.step'] ?? {};
  expect(label).toBe('Цены → Услуги → 4. Telegram Ads → Шаг');
  expect(text).toBe('Добавить площадки?');
  expect(places['home.hero.facts.0']?.title).toMatch(/^1\. \p{L}/u);
});
