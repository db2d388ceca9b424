import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/*
 * Writes another value into a content file. What says the same as before stays as it is written, with its comments,
 * quotes and line ends, wherever in its list it stands by then.
 */

type Written = ReturnType<typeof entriesOf>[number];
type Part = { start: number; end: number | undefined; text: string };
type Style = { isFlow: boolean; newLine: string };

/** Longer texts become a `>-` block. */
const LINE_WIDTH = 112;

/** @throws {Error} when the text would not say what it should */
export function rewrite(source: string, value: object): string {
  const { contents } = parseDocument(source);
  const { start, end, text } = rewriteList(source, contents as unknown as YAMLMap, value);
  const changed = source.slice(0, start) + text + source.slice(end);
  const found = parseDocument(changed);
  if (found.errors.length === 0 && toText(found.toJS()) === toText(value)) return changed;
  throw new Error('Так этот файл не записать');
}

/** An emptied list is nothing in YAML. */
const toText = (value: unknown) =>
  JSON.stringify(value, (_, one) => (Array.isArray(one) && one.length === 0 ? null : one));

/** Writes a list or a map anew; the text takes the place of what stands between start and end. */
function rewriteList(source: string, list: YAMLMap | YAMLSeq, value: object): Part {
  const old = entriesOf(source, list);
  const [first, end] = [old[0]?.start ?? 0, old.at(-1)?.end];
  const indent = source.slice(source.lastIndexOf('\n', first - 1) + 1, first).replace('\ufeff', '');
  const newLine = (source.includes('\r\n') ? '\r\n' : '\n') + ' '.repeat(indent.length);
  const style = { isFlow: list.flow === true, newLine };
  const gaps = old.map((one, index) => source.slice(old[index - 1]?.end ?? first, one.start));
  // Entries with an empty line between them get one more.
  const blank = gaps.slice(1).find((gap) => /^[\s,]+$/.test(gap));
  const usual = blank ?? (style.isFlow ? ', ' : newLine);
  const entries = Object.entries(value);
  const isSameLength = entries.length === old.length;
  const unused = new Set<Written | undefined>(old);

  const texts = entries.map(([name, one], index) => {
    const isEqual = (entry?: Written) => entry && isDeepStrictEqual(entry.value, one);
    const inList = [old[index], ...old].find(isEqual) ?? (isSameLength ? old[index] : undefined);
    const own = isSeq(list) ? inList : old.find(({ key }) => key === name);
    const isNew = !own || !unused.delete(own);
    const gap = isSameLength ? gaps[index] : isNew ? '' : gaps[old.indexOf(own)];
    const space = index > 0 ? gap || usual : gap?.replace(/^[\s,]+/, '');
    return space + writeEntry(source, style, isSeq(list) ? [one] : { [name]: one }, one, own);
  });
  const text = texts.join('');
  const start = text || style.isFlow ? first : source.slice(0, first).trimEnd().length;
  return { start, end, text };
}

/** Takes a list or a map apart. An entry has the comment at the end of its last line. */
function entriesOf(source: string, list: YAMLMap | YAMLSeq) {
  const values = list.toJS(new Document());
  return list.items.map((item, index) => {
    const key = isPair(item) ? String(item.key) : String(index);
    const node = nodeOf(item);
    const [from = 0] = (isPair(item) ? (item.key as Node) : node).range ?? [];
    const start = isPair(item) || list.flow ? from : source.lastIndexOf('-', from - 1);
    const valueEnd = endOf(source, node);
    const [comment = ''] = (!list.flow && /^[^\r\n]*/.exec(source.slice(valueEnd))) || [];
    return { key, value: values[key], node, start, end: valueEnd + comment.length, comment };
  });
}

const nodeOf = (item: unknown) => (isPair(item) ? (item.value ?? item.key) : item) as Node;

/** The end of a value without the line end behind it. */
function endOf(source: string, node: Node): number {
  if (isCollection(node) && !node.flow) return endOf(source, nodeOf(node.items.at(-1)));
  const [start = 0, end = 0] = node.range ?? [];
  return start + source.slice(start, end).trimEnd().length;
}

/** Writes an entry with its name or dash; as much as can be in the style of the old one. */
function writeEntry(source: string, style: Style, entry: object, value: unknown, old?: Written) {
  if (!old) return write(entry, style);
  const { node, start, end, comment } = old;
  if (isDeepStrictEqual(old.value, value)) return source.slice(start, end);
  const isPart = value === Object(value);
  const isSame = isCollection(node) && isPart && isSeq(node) === Array.isArray(value);
  if (isSame && node.items.length > 0) {
    const inner = rewriteList(source, node as YAMLMap | YAMLSeq, value as object);
    return source.slice(start, inner.start) + inner.text + source.slice(inner.end, end);
  }
  if (isPart || !isScalar(node)) return write(entry, style);
  const head = source.slice(start, node.range?.[0]);
  const text = write({ a: value }, style, node.type).slice('a: '.length);
  // A block would take the comment for its own words.
  const isSafe = !comment || !text.includes('\n');
  const space = head.endsWith(':') ? ' ' : '';
  return head + space + (isSafe ? text : JSON.stringify(value)) + comment;
}

function write(entry: object, { isFlow, newLine }: Style, type?: unknown): string {
  const width = LINE_WIDTH - newLine.length;
  const document = new Document(entry);
  visit(document, {
    Scalar(role, node) {
      if (isFlow || role === 'key' || typeof node.value !== 'string') return;
      const isLong = node.value.length > width - 20;
      node.type = isLong ? 'BLOCK_FOLDED' : (type as typeof node.type);
    },
  });
  if (!isFlow) return document.toString({ lineWidth: width }).trim().replaceAll('\n', newLine);
  const text = document.toString({ collectionStyle: 'flow', lineWidth: 0 }).trim();
  return text.slice(1, -1).trim();
}
