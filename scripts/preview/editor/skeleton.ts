import { entriesFor, type Field, kindsOf, valueIn } from '../../../content/fields';

/** What skeletons are made of. */
export type Known = { values: unknown; picture: string; id: string };

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
  if (kind.picture) return known.picture;
  const [example] = (kind.examples ?? []) as string[];
  if (example) return example;
  if (kind.pattern) return known.id;
  return kind.format === 'uri' ? 'https://example.ru' : 'Новое'.slice(0, kind.maxLength);
}
