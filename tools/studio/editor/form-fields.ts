import { alternativesOf, entryOf, type Field, fieldOf } from '../../../lib/content/fields';
import { titleOf } from '../../shared/field-titles';
import { NOTHING, type Option, type OptionSources, optionsFor } from './options';

/** A column of a list that is edited as a table. */
export type Column = { name: string; title: string; isNumber: boolean };

/** A field of the form in which a whole entry is filled in, as its schema describes it. */
export type FormField = {
  title: string;
  hint: string | undefined;
  isOptional: boolean;
  /** What an empty field says: a day without hours is a day off. */
  empty: string | undefined;
  asked: Asked;
};

type Asked =
  /** A text in which figures can stand. */
  | { kind: 'text'; limit: number }
  | { kind: 'line' }
  | { kind: 'number' }
  | { kind: 'yes-no' }
  | { kind: 'options'; options: Option[] }
  | { kind: 'picture' }
  | { kind: 'months'; columns: Column[] }
  | { kind: 'part'; fields: Record<string, FormField> }
  /** A list that grows has no length. */
  | { kind: 'list'; entry: FormField; length: number | undefined }
  /** One of several kinds of a value, such as a drawing or a picture. */
  | { kind: 'kinds'; kinds: FormField[] }
  /** What the site writes itself: the id of a new entry, the kind of a drawing. */
  | { kind: 'made'; value: unknown };

type FormSources = OptionSources & {
  /** For a new entry. */
  freeId: string;
};

/** Describes the form of a value at a path. */
export function formFieldFor(
  field: Field,
  path: string,
  sources: FormSources,
  isOptional = false,
): FormField {
  const [schema = {}] = alternativesOf(field);
  // A choice of kinds has its title outside of them.
  const { title, hint, empty } = { ...schema, ...field };
  return {
    title: String(title ?? ''),
    hint: hint as string | undefined,
    isOptional,
    empty: empty as string | undefined,
    asked: askedFor(field, path, sources, isOptional),
  };
}

function askedFor(field: Field, path: string, sources: FormSources, isOptional: boolean): Asked {
  const alternatives = alternativesOf(field);
  const [schema = {}] = alternatives;
  const inner = (name: string, child: Field, isChildOptional = false) =>
    formFieldFor(child, `${path}.${name}`, sources, isChildOptional);
  if (alternatives.length > 1) {
    const kinds = alternatives.map((kind) => ({
      ...formFieldFor(kind, path, sources),
      title: nameOfAlternative(kind),
    }));
    return { kind: 'kinds', kinds };
  }
  if (schema.const !== undefined) return { kind: 'made', value: schema.const };
  if (path.endsWith('.id') && !isOptional) return { kind: 'made', value: sources.freeId };
  const columns = columnsOf(schema);
  if (columns) return { kind: 'months', columns };
  if (schema.type === 'boolean') return { kind: 'yes-no' };
  if (schema.enum || schema.list) {
    const options = optionsFor(schema, path, sources);
    return { kind: 'options', options: isOptional ? [NOTHING, ...options] : options };
  }
  if (schema.picture) return { kind: 'picture' };
  switch (schema.type) {
    case 'object': {
      const names = Object.keys(schema.properties ?? {});
      const fields = names.map((name) => {
        const child = fieldOf(schema, name);
        const isChildOptional = !schema.required?.includes(name);
        return [name, inner(name, child, isChildOptional)];
      });
      return { kind: 'part', fields: Object.fromEntries(fields) };
    }
    case 'array': {
      const length = entryOf(schema) ? undefined : (schema.prefixItems?.length ?? schema.minItems);
      return { kind: 'list', entry: inner('0', fieldOf(schema, '0')), length };
    }
    case 'integer':
    case 'number':
      return { kind: 'number' };
  }
  return schema.maxLength ? { kind: 'text', limit: schema.maxLength } : { kind: 'line' };
}

/** «календарь» for a drawing, «₽» for a unit. */
const nameOfAlternative = (schema: Field) => String(schema.alternative ?? schema.const);

/** Months are edited as a table. */
export function columnsOf(schema: Field): Column[] | undefined {
  const { properties } = entryOf(schema) ?? {};
  if (!properties?.month) return undefined;
  return Object.keys(properties).map((name) => {
    const field = fieldOf({ properties }, name);
    const isNumber = field.type === 'integer' || field.type === 'number';
    return { name, title: titleOf(name, field), isNumber };
  });
}
