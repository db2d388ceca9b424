import {
  Document,
  isCollection,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from './deep-values';

/*
 * Edits a content file as text: one value or entry changes, and every comment, quote and line end elsewhere stays.
 * Each result is parsed again and compared with what was meant.
 */

// biome-ignore lint/suspicious/noExplicitAny: a file before any check has no shape that a type could state.
type Json = any;
type Span = { start: number; end: number };

/** Longer texts become a `>-` block. */
const LINE_WIDTH = 112;

/** Returns the plain value at a path. */
export function readValue(source: string, path: Path): unknown {
  return path.reduce((owner: Json, name) => owner?.[name], parse(source).toJS());
}

/** Sets a value or a whole entry. A field that is missing is added below its neighbours. */
export function setValue(source: string, path: Path, value: unknown): string {
  const { parent, node, span, name } = find(source, path);
  if (!parent || !span) return insertEntry(source, path, value);
  if (isScalar(node) && node.value === value) return source;
  const entry = writeEntry(source, path, value, isScalar(node) ? node.type : undefined);
  const edit = (owner: Json) => {
    owner[name] = value;
  };
  if (!isScalar(node) || typeof value === 'object') {
    return meaning([replace(source, span, entry)], source, path, edit);
  }
  const place = { start: node.range?.[0] ?? 0, end: endOf(source, node) };
  const text = entry.slice(isSeq(parent) ? (parent.flow ? 0 : 2) : `${name}: `.length);
  const space = source[place.start - 1] === ':' ? ' ' : '';
  const ways = [text, JSON.stringify(value)].map((one) => replace(source, place, space + one));
  return meaning(ways, source, path, edit);
}

/** Adds an entry before the one at that place of a list, or as the last one; a field as the last one. */
export function insertEntry(source: string, path: Path, value: unknown): string {
  const { parent, name, spans } = find(source, path);
  if (parent && spans[0]) return insertText(source, path, writeEntry(source, path, value), value);
  const whole = typeof name === 'number' ? [value] : { [name]: value };
  return setValue(source, path.slice(0, -1), whole);
}

/** Puts a copy of an entry below it, as it is written. */
export function copyEntry(source: string, path: Path): string {
  const { node, span, name } = find(source, path);
  if (!span) return source;
  const next = [...path.slice(0, -1), Number(name) + 1];
  return insertText(source, next, source.slice(span.start, span.end), node?.toJSON());
}

/** Exchanges an entry of a list with the one above it, -1, or below it, 1. */
export function moveEntry(source: string, path: Path, by: number): string {
  const { spans, name } = find(source, path);
  const index = Number(name);
  const [upper, lower] = [Math.min(index, index + by), Math.max(index, index + by)].map(
    (one) => spans[one],
  );
  if (!upper || !lower) return source;
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  const moved = replace(replace(source, lower, textOf(upper)), upper, textOf(lower));
  return meaning([moved], source, path, (list) => {
    [list[index], list[index + by]] = [list[index + by], list[index]];
  });
}

/** Removes an entry of a list, or a field with its value, and the gap beside it. */
export function removeEntry(source: string, path: Path): string {
  const { parent, spans, index, name } = find(source, path);
  const [before, span, after] = [spans[index - 1], spans[index], spans[index + 1]];
  if (!parent || !span) return source;
  const isGap = (from?: Span, to?: Span) =>
    from && to && /^[\s,]*$/.test(source.slice(from.end, to.start));
  const lineEnd = /^\r?\n?/.exec(source.slice(span.end))?.[0].length ?? 0;
  let gone = { start: span.start - columnOf(source, span.start), end: span.end + lineEnd };
  if (isGap(before, span)) gone = { start: before?.end ?? 0, end: span.end };
  // The first field of an entry stands beside its dash, where the next one takes its place.
  else if (isGap(span, after)) gone = { start: span.start, end: after?.start ?? 0 };
  else if (parent.flow) gone = span;
  return meaning([replace(source, gone, '')], source, path, (owner) => {
    if (Array.isArray(owner)) owner.splice(index, 1);
    else delete owner[name];
  });
}

let parsed: { source: string; document: Document.Parsed } | undefined;

/** Parses a text once, however often it is asked about in a row. */
function parse(source: string): Document.Parsed {
  if (parsed?.source !== source) parsed = { source, document: parseDocument(source) };
  return parsed.document;
}

/** Finds an entry, the collection it belongs to, and where the entries of that stand. */
function find(source: string, path: Path) {
  const above = parse(source).getIn(path.slice(0, -1), true);
  const parent = isCollection(above) ? (above as YAMLMap | YAMLSeq) : undefined;
  const name = path.at(-1) ?? '';
  const items = parent?.items ?? [];
  const index = isSeq(parent)
    ? Number(name)
    : items.findIndex((item) => isPair(item) && String(item.key) === name);
  const spans = items.map((item) => spanOf(source, item, parent?.flow));
  return { parent, name, index, spans, span: spans[index], node: nodeOf(items[index]) };
}

function nodeOf(item: unknown): Node | undefined {
  return (isPair(item) ? (item.value ?? item.key) : item) as Node | undefined;
}

/** From the dash or the name to the end of the last line, with a comment that stands there. */
function spanOf(source: string, item: unknown, flow = false): Span {
  const node = nodeOf(item);
  const [first = 0] = (isPair(item) ? (item.key as Node) : node)?.range ?? [];
  const start = isPair(item) || flow ? first : source.lastIndexOf('-', first - 1);
  const end = node ? endOf(source, node) : first;
  return { start, end: flow ? end : end + (/^[^\r\n]*/.exec(source.slice(end))?.[0].length ?? 0) };
}

/** The end of a value without the line end behind it. */
function endOf(source: string, node: Node): number {
  const last = isCollection(node) && !node.flow ? nodeOf(node.items.at(-1)) : undefined;
  if (last) return endOf(source, last);
  const [start = 0, end = 0] = node.range ?? [];
  return start + source.slice(start, end).trimEnd().length;
}

/** The letters between the start of its line and a place. */
function columnOf(source: string, at: number): number {
  return source.slice(source.lastIndexOf('\n', at - 1) + 1, at).replace('\ufeff', '').length;
}

function insertText(source: string, path: Path, text: string, value: unknown): string {
  const { parent, spans, name } = find(source, path);
  const at = typeof name === 'number' ? Math.min(name, spans.length) : spans.length;
  const [before, after] = [spans[at - 1], spans[at]];
  // Entries with an empty line between them get one more.
  const gap = source.slice(spans[0]?.end, spans[1]?.start);
  const usual = parent?.flow ? ', ' : newLine(source, columnOf(source, spans[0]?.start ?? 0));
  const separator = spans[1] && /^\s+$/.test(gap) ? gap : usual;
  const place = before?.end ?? after?.start ?? 0;
  const inserted = before ? separator + text : text + separator;
  const changed = replace(source, { start: place, end: place }, inserted);
  return meaning([changed], source, path, (owner) => {
    if (Array.isArray(owner)) owner.splice(at, 0, value);
    else owner[name] = value;
  });
}

/** Writes an entry with its name or dash, in the style of the old one, without the indentation of its first line. */
function writeEntry(source: string, path: Path, value: unknown, type?: string): string {
  const { parent, name, spans } = find(source, path);
  const entry = isSeq(parent) ? [value] : { [name]: value };
  if (parent?.flow) {
    const text = stringify(entry, { collectionStyle: 'flow', lineWidth: 0 }).trim();
    return text.slice(1, -1).trim();
  }
  const column = columnOf(source, spans[0]?.start ?? 0);
  const document = new Document(entry);
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const isLong = node.value.length > LINE_WIDTH - column - 20;
      node.type = isLong ? 'BLOCK_FOLDED' : (type as typeof node.type);
    },
  });
  const text = document.toString({ lineWidth: LINE_WIDTH - column }).trimEnd();
  return text.replaceAll('\n', newLine(source, column));
}

function newLine(source: string, column: number): string {
  return `${source.includes('\r\n') ? '\r\n' : '\n'}${' '.repeat(column)}`;
}

function replace(source: string, { start, end }: Span, text: string): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Returns the first text that says what is meant: the source with one change, made by `edit` where the path leads. */
function meaning(texts: string[], source: string, path: Path, edit: (owner: Json) => void): string {
  const expected = parse(source).toJS();
  edit(path.slice(0, -1).reduce((owner: Json, name) => owner[name], expected));
  const found = texts.find((text) => {
    const document = parseDocument(text);
    return document.errors.length === 0 && toText(document.toJS()) === toText(expected);
  });
  if (found === undefined) throw new Error(`${path.join('.')}: cannot be written`);
  return found;
}

/** An emptied list is nothing in YAML. */
function toText(value: unknown): string {
  return JSON.stringify(value, (_, one) => (Array.isArray(one) && one.length === 0 ? null : one));
}
