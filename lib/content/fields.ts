import { type core, z } from 'zod';
import { fieldsOf } from '@/lib/fields-of';
import { settingNames, titleOfSetting } from '@/lib/settings';
import { schemas } from './schema';

/** The JSON Schema of one value. */
export type Field = core.JSONSchema.BaseSchema;

const settings = Object.fromEntries(
  settingNames.map((name) => [name, z.string().meta({ title: titleOfSetting(name) })]),
);

/** The schema of all files and of the settings. */
export const root: Field = z.toJSONSchema(
  z.object({ ...schemas, env: z.object(settings).meta({ title: 'Настройки' }) }),
  {
    io: 'input',
    unrepresentable: 'any',
  },
);

// biome-ignore lint/suspicious/noExplicitAny: before the check, a file may have any shape, and callers follow paths into it.
export type Json = any;

type Position = {
  path: string;
  field: Field;
  /** The path of the list entry that contains the value. */
  entry?: string | undefined;
  /** The path of the nearest value that may be left out: this one or one around it, within the same entry. */
  optionalPart?: string | undefined;
};

/** A value of the content or the settings. */
export type FieldValue = Position & {
  value: unknown;
  /** The schema of the value. If the field allows alternatives, this is the one that the value follows. */
  schema: Field;
  /** The paths of its children. A value without fields or entries has none. */
  inner: string[] | undefined;
};

/** Lists every value of the files, parents before their children, without the fields that name an alternative. */
export function fieldsIn(value: unknown, at: Position = { path: '', field: root }): FieldValue[] {
  const schema = schemaFor(at.field, value);
  const hasChildren = schema.type === 'array' || schema.type === 'object';
  const isList = entryOf(schema) !== undefined;
  const children = Object.entries(hasChildren ? fieldsOf(value) : {}).flatMap(([name, child]) => {
    const path = at.path ? `${at.path}.${name}` : name;
    const field = fieldOf(schema, name);
    const isOptional = schema.type === 'object' && !schema.required?.includes(name);
    const optionalPart = isOptional ? path : isList ? undefined : at.optionalPart;
    const entry = isList ? path : at.entry;
    const values = fieldsIn(child, { path, field, entry, optionalPart });
    // The field that names the alternative is not listed: both change together.
    return field.const === undefined ? [{ path, values }] : [];
  });
  const inner = hasChildren ? children.map(({ path }) => path) : undefined;
  return [{ ...at, value, schema, inner }, ...children.flatMap(({ values }) => values)];
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
export function valueIn(whole: unknown, path: string): unknown {
  return path.split('.').reduce((parent, name) => fieldsOf(parent)[name], whole);
}

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
export const alternativesOf = (field: Field): Field[] =>
  ((field.anyOf ?? field.oneOf ?? [field]) as Field[]).filter(({ type }) => type !== 'null');

/** Returns the name of an alternative: «calendar» for a drawing, «₽» for a unit. */
const nameOf = ({ const: own, properties }: Field) =>
  own ?? (properties?.kind as Field | undefined)?.const;

/** Finds the alternative that a value follows. */
function schemaFor(field: Field, value: unknown): Field {
  const names = [undefined, value, fieldsOf(value).kind];
  const fits = (alternative: Field) =>
    alternative.type === 'array' ? Array.isArray(value) : names.includes(nameOf(alternative));
  const alternatives = alternativesOf(field);
  return alternatives.find(fits) ?? alternatives[0] ?? {};
}

/** Returns the entries or categories whose ids a field can refer to. */
export function entriesFor({ list }: Field, whole: unknown) {
  const entries = Object.entries(list ? fieldsOf(valueIn(whole, String(list))) : {});
  return entries.map(([key, entry]) => {
    const id = String(fieldsOf(entry).id ?? key);
    return { id, path: `${list}.${key}`, entry };
  });
}
