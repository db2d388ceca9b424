import { type core, z } from 'zod';
import { settingNames } from '@/lib/settings';
import { schemas } from './schema';

/** The JSON Schema of one value. */
export type Field = core.JSONSchema.BaseSchema;

const settings = Object.fromEntries(settingNames.map((name) => [name, z.string()]));

/** The schema of all files and of the settings. */
export const root: Field = z.toJSONSchema(z.object({ ...schemas, env: z.object(settings) }), {
  io: 'input',
  unrepresentable: 'any',
});

// biome-ignore lint/suspicious/noExplicitAny: a file before its check has no shape that a type could state.
export type Json = any;

type Position = {
  path: string;
  field: Field;
  /** The path of the list entry that contains the value. */
  entry?: string | undefined;
  /** The path of the innermost optional value that contains it, which may be the value itself. */
  part?: string | undefined;
};

/** A value of the content or the settings. */
export type FieldValue = Position & {
  value: unknown;
  /** The alternative of the field's schema that the value follows. */
  kind: Field;
  /** The paths of its children. A value without fields or entries has none. */
  inner: string[] | undefined;
};

/** Lists every value of the files, parents before their children. */
export function fieldsIn(value: unknown, at: Position = { path: '', field: root }): FieldValue[] {
  const kind = kindOf(at.field, value);
  const isPart = kind.type === 'array' || kind.type === 'object';
  const isList = entryOf(kind) !== undefined;
  const inner = Object.entries(isPart ? Object(value) : {}).flatMap(([name, child]) => {
    const path = at.path ? `${at.path}.${name}` : name;
    const field = fieldOf(kind, name);
    const isOptional = kind.type === 'object' && !kind.required?.includes(name);
    const part = isOptional ? path : isList ? undefined : at.part;
    const values = fieldsIn(child, { path, field, entry: isList ? path : at.entry, part });
    // The field that names the kind is not listed: it changes together with the kind.
    return field.const === undefined ? [{ path, values }] : [];
  });
  const paths = isPart ? inner.map(({ path }) => path) : undefined;
  return [{ ...at, value, kind, inner: paths }, ...inner.flatMap(({ values }) => values)];
}

/** Returns the schema of the entries of a list that can grow. */
export const entryOf = ({ items, minItems, maxItems = Infinity }: Field) =>
  minItems === maxItems ? undefined : (items as Field | undefined);

/** Returns the schema of a child by its name or index. */
export function fieldOf(parent: Field, name: string) {
  const { properties = {}, additionalProperties, prefixItems = [], items } = parent;
  const field = properties[name] ?? additionalProperties ?? prefixItems[Number(name)] ?? items;
  return typeof field === 'object' ? (field as Field) : {};
}

/** Returns the value at a path. */
export const valueIn = (whole: unknown, path: string) =>
  path.split('.').reduce((parent, name) => Object(parent)[name], whole);

/** Sets the value at a path, creating missing parents, or removes it. */
export function setOrRemove(whole: Json, path: string, value?: unknown) {
  const names = path.split('.');
  const last = names.pop() as string;
  const owner = names.reduce((parent, name, index) => {
    parent[name] ??= /^\d+$/.test(names[index + 1] ?? last) ? [] : {};
    return parent[name];
  }, whole);
  // An omitted value arrives as null.
  if (value !== undefined && value !== null) owner[last] = value;
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else delete owner[last];
}

/** Returns the alternative schemas of a field. */
export const kindsOf = (field: Field): Field[] =>
  ((field.anyOf ?? field.oneOf ?? [field]) as Field[]).filter(({ type }) => type !== 'null');

/** Returns the name of an alternative: «calendar» for a drawing, «₽» for a unit. */
const nameOf = ({ const: own, properties }: Field) =>
  own ?? (properties?.kind as Field | undefined)?.const;

/** Finds the alternative that a value follows. */
function kindOf(field: Field, value: unknown): Field {
  const names = [undefined, value, Object(value).kind];
  const isOf = (kind: Field) =>
    kind.type === 'array' ? Array.isArray(value) : names.includes(nameOf(kind));
  const kinds = kindsOf(field);
  return kinds.find(isOf) ?? kinds[0] ?? {};
}

/** Returns the entries or categories whose ids a field can refer to. */
export const entriesFor = ({ list }: Field, whole: unknown) =>
  Object.entries(Object(list && valueIn(whole, `${list}`))).map(([key, entry]) => {
    return { id: Object(entry).id ?? key, path: `${list}.${key}`, entry };
  });
