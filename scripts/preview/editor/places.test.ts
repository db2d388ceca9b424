import { deepValues } from '../../../content/deep-values';
import { root } from '../../../content/fields';
import names from '../../../content/schema/names.json';

test('every file and field has a name in the words of the owner', () => {
  const keys = deepValues({ ...root.properties, env: {} }).flatMap(({ path }) =>
    path.length === 1 || path.at(-2) === 'properties' ? [String(path.at(-1))] : [],
  );
  expect(keys.filter((key) => !(key in names))).toEqual([]);
});
