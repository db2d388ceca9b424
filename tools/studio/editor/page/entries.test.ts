import { loadContent } from '../../../../lib/content/load';
import { FIXTURE_CONTENT } from '../../../../lib/content/test-folder.fixture';
import { fieldsOf } from '../../../../lib/fields-of';
import { readValues } from '../files';
import { readPlaces } from '../places';
import type { State } from '../state';
import { ACTIONS } from './entries';

// The folder of the fixture's content.
const written = readValues('e2e');
const state = readPlaces({ written, content: loadContent(FIXTURE_CONTENT) }) as State;
const { places } = state;

test('a copied service stands behind it, on the same step', () => {
  const { id, step } = fieldsOf(places['prices.services.2']?.written);
  expect(ACTIONS.copy.edits('prices.services.2', state)).toEqual([
    {
      action: 'insert',
      path: 'prices.services.3',
      value: expect.objectContaining({ id: `${id}-2`, step }),
    },
  ]);
});

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

test('a copy of a client is told apart by its company, within the length of that', () => {
  const [edit] = ACTIONS.copy.edits('results.clients.0', state);
  const { company, id } = fieldsOf(fieldsOf(edit).value);
  expect(company).toMatch(/ \(копия\)$/);
  expect(id).toBe('workshop-2');
});

test('an entry that is added to «Подтверждено вами» confirms nothing yet', () => {
  const site = { ...fieldsOf(written.site), confirmed: null };
  const { places: withoutClaims } = readPlaces({
    written: { ...written, site },
    content: loadContent(FIXTURE_CONTENT),
  });
  const add = withoutClaims['site.confirmed']?.choices.find(({ label }) => /Добавить/.test(label));
  expect(add?.edit).toMatchObject({ path: 'site.confirmed.0', value: '' });
});
