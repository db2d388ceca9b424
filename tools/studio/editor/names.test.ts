import { deepValues } from '../../../lib/content/deep-values';
import { root } from '../../../lib/content/fields';
import { loadContent } from '../../../lib/content/load';
import { FIXTURE_CONTENT } from '../../../lib/content/test-folder.fixture';
import { fieldsOf } from '../../../lib/fields-of';
import { readValues } from './files';
import { readPlaces } from './places';

test('every file, field and setting has a name in the words of the owner', () => {
  const unnamed = deepValues({ properties: root.properties }).filter(({ path, value }) => {
    const { title, const: alternative } = fieldsOf(value);
    return path.at(-2) === 'properties' && title === undefined && alternative === undefined;
  });
  expect(unnamed.map(({ path }) => path.join('.'))).toEqual([]);
});

test('what is chosen from a list has Russian names', () => {
  const content = loadContent(FIXTURE_CONTENT);
  const { places, forms } = readPlaces({ written: readValues('e2e'), content });
  // Entries have names of the owner's.
  const labels = deepValues([Object.values(places).map(({ options }) => options), forms])
    .filter(({ path }) => ['label', 'title'].includes(String(path.at(-1))))
    .flatMap(({ value }) => (typeof value === 'string' ? value : []));
  const isForeign = (label: string) => !/[а-яё]/i.test(label) && /[a-z]/i.test(label);
  expect(
    labels.filter(isForeign).filter((label) => !/^(Telegram|MAX|WhatsApp|SEO)/.test(label)),
  ).toEqual([]);
});
