import { readFileSync } from 'node:fs';

/**
 * schema.org's own vocabulary, read out of the types that schema-dts generates from it, and a check of structured
 * data against it: every type and property must exist, stand where it may, and hold what it may hold. The types
 * themselves check what is written in TypeScript; this checks what has come out in a page.
 */

type Bases = ReadonlyMap<string, { parents: string[]; properties: Map<string, string[]> }>;

export type Vocabulary = {
  bases: Bases;
  /** Each type with the base that holds its properties. */
  types: ReadonlyMap<string, string>;
  /** The members of each enumeration, by their short names and their addresses. */
  members: ReadonlyMap<string, Set<string>>;
};

const TEXTS = new Set(['Text', 'URL', 'Date', 'DateTime', 'Time', 'Duration']);
const NUMBERS = new Set(['Number', 'Integer', 'Float']);
const ORGANISATION = 'https://schema.org/';

/**
 * Reads the vocabulary.
 *
 * @throws {Error} when the types are not written as schema-dts 2 writes them
 */
export function readVocabulary(): Vocabulary {
  const file = require.resolve('schema-dts').replace(/\.js$/, '.d.ts');
  const text = readFileSync(file, 'utf8');

  const bases = new Map<string, { parents: string[]; properties: Map<string, string[]> }>();
  const types = new Map<string, string>();
  const interfaces = /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
  for (const [, name = '', parents = '', body = ''] of text.matchAll(interfaces)) {
    const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)];
    bases.set(name, {
      parents: parents.split(', '),
      properties: new Map(
        properties.map(([, property = '', values = '']) => [property, values.split(' | ')]),
      ),
    });
    const [, type] = /^ {4}"@type": "(\w+)";$/m.exec(body) ?? [];
    if (type) types.set(type, name);
  }

  const members = new Map<string, Set<string>>();
  for (const [, name = '', union = ''] of text.matchAll(/^export type (\w+) = (".+);$/gm)) {
    members.set(name, new Set([...union.matchAll(/"([^"]+)"/g)].map(([, member = '']) => member)));
  }

  if (!types.has('Thing') || !bases.get('ThingBase')?.properties.has('name') || members.size === 0)
    throw new Error('The vocabulary of schema-dts is written in another way than this reads it');
  return { bases, types, members };
}

/** Says what is wrong with a value of JSON-LD: a node, a list of nodes, or a document with its `@graph`. */
export function problemsOf(vocabulary: Vocabulary, data: unknown, path = '$'): string[] {
  if (Array.isArray(data))
    return data.flatMap((item, index) => problemsOf(vocabulary, item, `${path}[${index}]`));
  if (typeof data !== 'object' || data === null) return [`${path}: no node`];
  if ('@graph' in data) return problemsOf(vocabulary, data['@graph'], `${path}.@graph`);

  const type = '@type' in data ? data['@type'] : undefined;
  if (typeof type !== 'string' || !vocabulary.types.has(type))
    return [`${path}: no such type: ${type}`];
  return Object.entries(data).flatMap(([property, value]) => {
    const place = `${path}.${property}`;
    if (property.startsWith('@')) return [];
    const expected = expectedOf(vocabulary, vocabulary.types.get(type), property);
    if (!expected) return [`${place}: ${type} has no such property`];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => valueProblems(vocabulary, one, expected, place));
  });
}

/** What a property of a type may hold; undefined when neither the type nor what it inherits from has it. */
function expectedOf(
  vocabulary: Vocabulary,
  name: string | undefined,
  property: string,
): string[] | undefined {
  const base = name === undefined ? undefined : vocabulary.bases.get(name);
  if (!base) return undefined;
  const own = base.properties.get(property);
  if (own) return own;
  for (const parent of base.parents) {
    const inherited = expectedOf(vocabulary, parent, property);
    if (inherited) return inherited;
  }
  return undefined;
}

function valueProblems(
  vocabulary: Vocabulary,
  value: unknown,
  expected: string[],
  path: string,
): string[] {
  const allowed = (names: { has(name: string): boolean }) => expected.some((one) => names.has(one));
  switch (typeof value) {
    case 'string':
      // In schema.org's own JSON-LD context an address in place of a node refers to the node.
      return (URL.canParse(value) && expected.includes('IdReference')) ||
        allowed(TEXTS) ||
        expected.some((one) => vocabulary.members.get(one)?.has(value))
        ? []
        : [`${path}: a text where ${expected.join(' or ')} is expected`];
    case 'number':
      return allowed(NUMBERS)
        ? []
        : [`${path}: a number where ${expected.join(' or ')} is expected`];
    case 'object': {
      const type = value && '@type' in value ? String(value['@type']) : undefined;
      // A reference to a node that stands elsewhere.
      if (type === undefined && expected.includes('IdReference')) return [];
      const kinds = kindsOf(vocabulary, type);
      return allowed(kinds) || type === undefined || !vocabulary.types.has(type)
        ? problemsOf(vocabulary, value, path)
        : [`${path}: ${type} where ${expected.join(' or ')} is expected`];
    }
    default:
      return [`${path}: ${typeof value}`];
  }
}

/** A type with everything it is a kind of. */
function kindsOf({ bases, types }: Vocabulary, type: string | undefined): Set<string> {
  const kinds = new Set<string>();
  const add = (name: string) => {
    kinds.add(name.replace(/(Base|Leaf)$/, ''));
    bases.get(name)?.parents.forEach(add);
  };
  const leaf = type === undefined ? undefined : types.get(type);
  if (leaf) add(leaf);
  return kinds;
}

/** Makes a node of JSON-LD of a microdata item that was read out of a page. */
export type MicrodataItem = {
  type: string;
  id?: string | undefined;
  properties: [name: string, value: string | MicrodataItem][];
};

export function nodeOfItem({ type, id, properties }: MicrodataItem): Record<string, unknown> {
  const node: Record<string, unknown> = { '@type': type.replace(ORGANISATION, '') };
  if (id) node['@id'] = id;
  for (const [name, value] of properties) {
    const read = typeof value === 'string' ? value : nodeOfItem(value);
    const known = node[name];
    node[name] = known === undefined ? read : [known, read].flat();
  }
  return node;
}
