import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
} from 'yaml';
import { mergeTexts } from './merge-texts';

/** A change at a path of a file. Entries are inserted into lists and removed, other values are set or removed. */
export type Edit =
  | { path: string; action: 'set'; value: unknown }
  | { path: string; action: 'insert'; value: unknown }
  | { path: string; action: 'remove' };

type Names = (string | number)[];

/** Without folding, a text stays on one line and cannot be mistaken for another notation. */
const FORMAT = { lineWidth: 0 };

/** Returns the names that the fields of the value at a path can have, in their order. */
type FieldOrder = (path: string) => readonly string[];

/**
 * Edits a YAML file. All else in it stays as it is written. A new field goes to its place in `fieldOrder`, by default to
 * the end.
 */
export function editYaml(
  source: string,
  edits: readonly Edit[],
  fieldOrder: FieldOrder = () => [],
) {
  const document = parseDocument(source);
  const unedited = write(document, source);
  for (const edit of edits) makeEdit(document, edit, fieldOrder);
  const edited = write(document, source);
  // The package writes the whole file anew. In a file that is formatted otherwise, only the edits are taken over.
  const merged = mergeTexts(source, unedited, edited, 'take after');
  return merged !== undefined && saysTheSame(merged, edited) ? merged : edited;
}

/** Writes a document with the line ends of its source. */
function write(document: Document, source: string): string {
  const text = document.toString(FORMAT);
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Tells whether two YAML files have the same values. */
export function saysTheSame(first: string, second: string): boolean {
  if (first === second) return true;
  const [document, other] = [parseDocument(first), parseDocument(second)];
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), other.toJS());
}

function makeEdit(document: Document, edit: Edit, fieldOrder: FieldOrder) {
  const names = namesIn(edit.path);
  switch (edit.action) {
    case 'set':
      return setValue(document, names, edit.value, fieldOrder);
    case 'insert':
      return insertEntry(document, names, edit.value);
    case 'remove':
      return void document.deleteIn(names);
  }
}

const namesIn = (path: string): Names =>
  path.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));

function setValue(document: Document, names: Names, value: unknown, fieldOrder: FieldOrder) {
  const outer = names.slice(0, -1);
  const parent = document.getIn(outer, true);
  // The name of the parent has no value yet.
  if (isScalar(parent) && parent.value === null) document.setIn(outer, document.createNode({}));
  const node = document.getIn(names, true);
  if (node === undefined && isMap(parent)) {
    const pair = document.createPair(names.at(-1), newNode(document, value, parent));
    const order = fieldOrder(outer.join('.'));
    const place = (name: unknown) => order.indexOf(String(name));
    const next = parent.items.findIndex(({ key }) => place(key) > place(names.at(-1)));
    return void parent.items.splice(next < 0 ? parent.items.length : next, 0, pair);
  }
  if (!isScalar(node) || typeof value === 'object') {
    return document.setIn(names, newNode(document, value, parent));
  }
  if (node.value === value) return;
  node.value = value;
  // The number of digits follows the new value. A text keeps its notation, unless it is a block of several lines.
  delete node.minFractionDigits;
  if (node.type?.startsWith('BLOCK')) delete node.type;
}

function insertEntry(document: Document, names: Names, value: unknown) {
  const outer = names.slice(0, -1);
  const list = document.getIn(outer, true);
  if (!isSeq(list)) return document.setIn(outer, document.createNode([value]));
  if (list.items.length === 0) list.flow = false;
  const entries = list.items as Node[];
  const entry = newNode(document, value, list);
  const index = Number(names.at(-1));
  // If entries are separated by an empty line, so is the new one.
  const isSpaced = entries[1]?.spaceBefore;
  const spaced = index === 0 ? entries[0] : entry;
  if (isSpaced && spaced) spaced.spaceBefore = true;
  entries.splice(index, 0, entry);
}

/** Creates a node in the style of its list or its neighbours: on one line if they are. */
function newNode(document: Document, value: unknown, owner: unknown): Node {
  const node = document.createNode(value) as Node;
  const [sibling] = isSeq(owner) ? owner.items : [];
  const isFlow = (isCollection(owner) && owner.flow) || (isCollection(sibling) && sibling.flow);
  if (isCollection(node) && isFlow) node.flow = true;
  return node;
}
