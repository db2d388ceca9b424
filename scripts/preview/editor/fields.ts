import { type core, z } from 'zod';
import { schemas } from '../../../content/schema';
import { settingNames } from '../../../lib/settings';

/** What a schema says of a value. */
export type Field = core.JSONSchema.BaseSchema;

const settings = Object.fromEntries(settingNames.map((name) => [name, z.string()]));

/** All files as one part, the settings among them. */
export const root: Field = z.toJSONSchema(z.object({ ...schemas, env: z.object(settings) }), {
  io: 'input',
  unrepresentable: 'any',
});

/** Returns what stands at a path. */
export const valueIn = (whole: unknown, path: string) =>
  path.split('.').reduce((part, name) => Object(part)[name], whole);

/** The schemas that a value has a choice of. */
export const kindsOf = (field: Field): Field[] =>
  ((field.anyOf ?? field.oneOf ?? [field]) as Field[]).filter(({ type }) => type !== 'null');

/** The name of a kind: «calendar» of a drawing, «₽» of a unit. */
const nameOf = ({ const: own, properties }: Field) =>
  own ?? (properties?.kind as Field | undefined)?.const;

/** Finds the one that a value follows. */
export function kindOf(field: Field, value: unknown): Field {
  const names = [undefined, value, Object(value).kind];
  const isOf = (kind: Field) =>
    kind.type === 'array' ? Array.isArray(value) : names.includes(nameOf(kind));
  const kinds = kindsOf(field);
  return kinds.find(isOf) ?? kinds[0] ?? {};
}

/** The entries of a list, or the categories, that a field refers to by their ids. */
export const entriesFor = ({ list }: Field, whole: unknown) =>
  Object.entries(Object(list && valueIn(whole, `${list}`))).map(([key, entry]) => {
    return { id: Object(entry).id ?? key, path: `${list}.${key}`, entry };
  });

/** What skeletons are made of. */
type Known = { values: unknown; picture: string; id: string };

/** Makes an entry that passes the check, for the owner to write over. Another kind keeps the fields that it has too. */
export function skeletonOf(field: Field, path: string, known: Known, before?: unknown): unknown {
  const [kind = {}] = kindsOf(field);
  const { type, properties = {}, required = [], prefixItems: forms = [] } = kind;
  const options = kind.enum ?? entriesFor(kind, known.values).map(({ id }) => id);
  const inner = (name: string | number, part: unknown) => {
    const kept = typeof before === 'object' && !(part as Field).const && Object(before)[name];
    return kept || skeletonOf(part as Field, `${path}.${name}`, known);
  };
  if (kind.const !== undefined) return kind.const;
  if (options.length > 0) {
    const used = JSON.stringify(valueIn(known.values, path.replace(/\.\d+(\.\w+)?$/, '')) ?? '');
    return options.find((one) => !used.includes(`"${one}"`)) ?? options[0];
  }
  switch (type) {
    case 'array': {
      const length = Math.max(Number(kind.minItems ?? 0), forms.length);
      return Array.from({ length }, (_, index) => inner(index, forms[index] ?? kind.items));
    }
    case 'object': {
      // Some kinds of channels need an address.
      const names = 'address' in properties ? [...required, 'address'] : required;
      return Object.fromEntries(names.map((name) => [name, inner(name, properties[name])]));
    }
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, Number(kind.minimum ?? 1));
  }
  if (path.endsWith('.month')) return 'Январь 2026';
  if (path.endsWith('.image')) return known.picture;
  if (kind.pattern) return known.id;
  return kind.format === 'uri' ? 'https://example.ru' : 'Новое'.slice(0, kind.maxLength);
}
