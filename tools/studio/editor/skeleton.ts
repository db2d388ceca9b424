import { deepValues } from '../../../lib/content/deep-values';
import { alternativesOf, entriesFor, type Field, valueIn } from '../../../lib/content/fields';
import { fieldsOf } from '../../../lib/fields-of';
import { NEW_ADDRESS, NEW_TEXT } from '../../shared/new-entry';
import { isEntry, ownerOf } from './paths';

/** What new entries are filled with: the values of all files, a picture that fits anywhere, an id that is free. */
export type Filling = { values: unknown; picture: string; id: string };

/** Makes an entry that passes the check, for the owner to overwrite. Fields that `before` has, too, keep their values. */
export function skeletonOf(
  field: Field,
  path: string,
  filling: Filling,
  before?: unknown,
): unknown {
  const [schema = {}] = alternativesOf(field);
  const { type, properties = {}, required = [], prefixItems: forms = [] } = schema;
  const options = schema.enum ?? entriesFor(schema, filling.values).map(({ id }) => id);
  const inner = (name: string | number, child: unknown) => {
    const kept = !(child as Field).const && fieldsOf(before)[name];
    return kept || skeletonOf(child as Field, `${path}.${name}`, filling);
  };
  if (schema.const !== undefined) return schema.const;
  if (options.length > 0) {
    const used = valuesBeside(path, filling.values);
    return options.find((option) => !used.includes(option)) ?? options[0];
  }
  switch (type) {
    case 'array': {
      const length = Math.max(Number(schema.minItems ?? 0), forms.length);
      return Array.from({ length }, (_, index) => inner(index, forms[index] ?? schema.items));
    }
    case 'object': {
      // A figure is known by its title.
      const needed = [...required, 'title'];
      const names = Object.keys(properties).filter((name) => needed.includes(name));
      return Object.fromEntries(names.map((name) => [name, inner(name, properties[name])]));
    }
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
  }
  if (path.endsWith('.month')) return 'Январь 2026';
  if (schema.picture) return filling.picture;
  const [example] = (schema.examples ?? []) as string[];
  if (example) return example;
  if (schema.pattern) return filling.id;
  return schema.format === 'uri' ? NEW_ADDRESS : NEW_TEXT.slice(0, schema.maxLength);
}

/** Lists every value in the list that a place belongs to. A new entry should be told apart from them. */
function valuesBeside(path: string, values: unknown): unknown[] {
  const entry = [path, ownerOf(path)].find(isEntry);
  const list = entry ? ownerOf(entry) : path;
  return deepValues(valueIn(values, list)).map(({ value }) => value);
}
