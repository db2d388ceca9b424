import { deepValues } from '../../../content/deep-values';
import { root } from '../../../content/fields';
import { loadContent } from '../../../content/load';
import fieldNames from '../../../content/schema/names.json';
import { FIXTURE_CONTENT } from '../../../content/test-folder.fixture';
import { readValues } from './files';
import { readPlaces } from './places';

test('every file, field and setting has a name in the words of the owner', () => {
  const keys = deepValues(root.properties).flatMap(({ path }) =>
    path.length === 1 || path.at(-2) === 'properties' ? [String(path.at(-1))] : [],
  );
  expect(keys.filter((key) => !(key in fieldNames))).toEqual([]);
});

test('what is chosen from a list has Russian names', () => {
  const content = loadContent(FIXTURE_CONTENT);
  const { places } = readPlaces({ written: readValues('e2e'), content });
  const labels = Object.values(places).flatMap(({ options, choices }) => [
    ...options.map(({ label }) => label),
    ...choices.map(({ label }) => label),
  ]);
  const isForeign = (label: string) => !/[а-яё]/i.test(label) && /[a-z]/i.test(label);
  expect(
    labels.filter(isForeign).filter((label) => !/^(Telegram|MAX|WhatsApp|SEO)/.test(label)),
  ).toEqual([]);
});
