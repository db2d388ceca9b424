import { type core, z } from 'zod';
import { settingNames } from '@/lib/settings';
import { schemas } from './schema';

/** The JSON Schema of one value. */
export type Field = core.JSONSchema.BaseSchema;

const settings = Object.fromEntries(settingNames.map((name) => [name, z.string()]));

/** All files as one part, the settings among them. */
export const root: Field = z.toJSONSchema(z.object({ ...schemas, env: z.object(settings) }), {
  io: 'input',
  unrepresentable: 'any',
});

// biome-ignore lint/suspicious/noExplicitAny: a file before its check has no shape that a type could state.
export type Json = any;

/** Where a value stands: in which entry of a list, and in which innermost part of it that may be left out. */
type Position = {
  path: string;
  field: Field;
  entry?: string | undefined;
  part?: string | undefined;
};

/** A value with the kind of the field that it follows; a part has the paths of what it holds. */
export type FieldValue = Position & { value: unknown; kind: Field; inner: string[] | undefined };

/** Lists every value and part of the files, a part before what it holds. */
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
    // The name of a kind is chosen with it.
    return field.const === undefined ? [{ path, values }] : [];
  });
  const paths = isPart ? inner.map(({ path }) => path) : undefined;
  return [{ ...at, value, kind, inner: paths }, ...inner.flatMap(({ values }) => values)];
}

/** The schema of each entry of a list that may grow. */
export const entryOf = ({ items, minItems, maxItems = Infinity }: Field) =>
  minItems === maxItems ? undefined : (items as Field | undefined);

/** The schema of what a part holds by a name or a number. */
export function fieldOf({ properties = {}, prefixItems = [], ...kind }: Field, name: string) {
  const field =
    properties[name] ?? kind.additionalProperties ?? prefixItems[Number(name)] ?? kind.items;
  return Object(field) as Field;
}

/** Returns what stands at a path. */
export const valueIn = (whole: unknown, path: string) =>
  path.split('.').reduce((part, name) => Object(part)[name], whole);

/** Sets the value at a path, in a list that was emptied too, or removes it. */
export function setOrRemove(whole: Json, path: string, value?: unknown) {
  const names = path.split('.');
  const last = names.pop() as string;
  const owner = names.reduce((part, name, index) => {
    part[name] ??= /^\d+$/.test(names[index + 1] ?? last) ? [] : {};
    return part[name];
  }, whole);
  // A value that is left out arrives as null.
  if (value !== undefined && value !== null) owner[last] = value;
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else delete owner[last];
}

/** The schemas that a value has a choice of. */
export const kindsOf = (field: Field): Field[] =>
  ((field.anyOf ?? field.oneOf ?? [field]) as Field[]).filter(({ type }) => type !== 'null');

/** The name of a kind: «calendar» of a drawing, «₽» of a unit. */
const nameOf = ({ const: own, properties }: Field) =>
  own ?? (properties?.kind as Field | undefined)?.const;

/** Finds the one that a value follows. */
function kindOf(field: Field, value: unknown): Field {
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
