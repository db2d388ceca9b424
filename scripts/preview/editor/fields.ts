import type { core } from 'zod';

export type Field = core.JSONSchema.BaseSchema;

/** The schemas that a value may follow: its own, and those it has a choice of. */
export const kindsOf = (field: Field = {}) =>
  [field, ...(field.anyOf ?? []), ...(field.oneOf ?? [])] as Field[];

/** Finds what a schema says of the value at a path; of several kinds of an entry, all that has the name. */
export function fieldAt(field: Field | undefined, path: readonly string[]): Field | undefined {
  const [name, ...rest] = path;
  if (!field || name === undefined) return field;
  const inner = kindsOf(field).map(({ properties, items, prefixItems, additionalProperties }) =>
    /^\d+$/.test(name)
      ? (prefixItems?.[Number(name)] ?? items)
      : (properties?.[name] ?? additionalProperties),
  );
  const found = inner.filter((one) => typeof one === 'object') as Field[];
  return found.map((one) => fieldAt(one, rest)).find(Boolean);
}
