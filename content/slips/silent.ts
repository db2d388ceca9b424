import { isMap, isScalar, isSeq, type Node, type Scalar, visit } from 'yaml';
import { explainNumber } from '../explain';
import {
  BAD_START,
  explainIndent,
  HASH,
  NO_COLON,
  NO_DASH,
  NO_DASH_SPACE,
  NO_SPACE,
  ODD_DASH,
  quoteWhere,
} from './guesses';
import { endOf, indentOf, moved } from './line';
import type { Slip, Yaml } from './read-yaml';

type Path = readonly unknown[];

/** A field without a space after its colon. */
const NAMED = /^([A-Za-z][\w-]*):[^\s/]/;
/** The end of a sentence or of a part of it, after which a line may well begin with a capital letter. */
const ENDED = /[.,:;!?…–—-]\s*$/;

/** Slips that the parser takes for something else and says nothing: text is cut off, or becomes a part of another. */
export function silentSlips({ document, lines }: Yaml, source: string): Slip[] {
  const all = source.split('\n');
  const slips: Slip[] = [];
  const names = namesIn(all);
  const lineAt = (offset: number) => lines.linePos(offset).line - 1;
  const columnOf = (node: Node) => lines.linePos(node.range?.[0] ?? 0).col - 1;

  function report(index: number, message: string, mended: readonly string[]) {
    slips.push({ line: index + 1, message, mended: mended.join('\n') });
  }
  function reportLine(index: number, message: string, from: string | RegExp, to: string) {
    report(index, message, all.with(index, (all[index] ?? '').replace(from, to)));
  }

  function reportIndent(index: number, column: number, end = endOf(all, index)) {
    const line = all[index] ?? '';
    report(index, explainIndent(line, indentOf(line), column), moved(all, index, column, end));
  }

  function inPlain({ range, value, anchor, tag }: Scalar, path: Path) {
    const [start = 0, end = 0, next] = range ?? [];
    const [tail = ''] = source.slice(end, next).split('\n');
    // After a number or a name for the code a comment is meant as one.
    const isText = /\p{L}/u.test(String(value ?? '')) && !/^[a-z][\w:/.-]*$/.test(String(value));
    if (isText ? /^\s*#/.test(tail) : /^\s*#[^\s#]/.test(tail)) {
      const mended = source.slice(0, end) + source.slice(end).replace('#', '№');
      report(lineAt(end), HASH, mended.split('\n'));
    }
    const first = lineAt(start);
    if (anchor || tag) {
      report(first, BAD_START, all.with(first, quoteWhere(/^[&!]/)(all[first] ?? '')));
    }
    for (const [at, text] of source.slice(start, end).split('\n').entries()) {
      if (at > 0) inContinuation(first + at, text.trim(), path);
      else inFirstLine(first, text.trimEnd());
    }
  }

  function inFirstLine(index: number, text: string) {
    const before = (all[index] ?? '').replace(text, '').trim();
    const [, name] = NAMED.exec(text) ?? [];
    if (before === '' && /^[–—−•*·]\s/.test(text)) {
      reportLine(index, ODD_DASH, /[–—−•*·]\s+/, '- ');
    } else if (before === '' && /^-\p{L}/u.test(text)) {
      reportLine(index, NO_DASH_SPACE, '-', '- ');
    } else if (name && (before === '' || (before === '-' && names.has(name)))) {
      reportLine(index, NO_SPACE, text, text.replace(':', ': '));
    }
  }

  function inContinuation(index: number, text: string, path: Path) {
    const line = all[index] ?? '';
    const list = path.findLast(isSeq);
    const column = list ? columnOf(list) : 0;
    if (NAMED.test(text)) {
      reportLine(index, NO_SPACE, text, text.replace(':', ': '));
    } else if (list && path.at(-1) === list && /^- /.test(text)) {
      const start = lineAt(list.range?.[0] ?? 0);
      // Levels are two spaces apart, so one of the two lines is wrong.
      if (column % 2 === 0) reportIndent(index, column);
      else reportIndent(start, indentOf(line), start + 1);
    } else if (
      path.at(-1) === list &&
      /^[«"(]?\p{Lu}/u.test(text) &&
      !ENDED.test(all[index - 1] ?? '')
    ) {
      report(index, NO_DASH, all.with(index, `${' '.repeat(column)}- ${text}`));
    }
  }

  /** A field or an entry that is indented so far that it continues the text above. */
  function inBlock({ range }: Scalar, path: Path) {
    const [start = 0, end = 0] = range ?? [];
    for (let index = lineAt(start) + 1; index < lineAt(end); index++) {
      const line = all[index] ?? '';
      const [, dash, name] = /^\s*(- +)?([A-Za-z][\w-]*):(?=\s|$)/.exec(line) ?? [];
      if (!name || !names.has(name)) continue;
      const home = path.findLast((node) => (dash ? isSeq(node) : isMap(node) && !node.has(name)));
      reportIndent(index, isSeq(home) || isMap(home) ? columnOf(home) : 0);
    }
  }

  /** What stands between two commas of `{ a: 1, b: 2 }` without being a field. */
  function inBraces({ source: written = '', range }: Scalar) {
    const [start = 0] = range ?? [];
    const index = lineAt(start);
    const [before] = /\d+,$/.exec(source.slice(0, start)) ?? [];
    if (before && /^\d+$/.test(written)) {
      const number = before + written;
      reportLine(
        index,
        explainNumber(number),
        number,
        number.replace(',', written.length === 3 ? '' : '.'),
      );
    } else if (NAMED.test(written)) {
      reportLine(index, NO_SPACE, written, written.replace(':', ': '));
    } else if (/^[A-Za-z]\w* /.test(written)) {
      reportLine(index, NO_COLON, written, written.replace(' ', ': '));
    }
  }

  visit(document, { Pair: (_, { key }) => void (isScalar(key) && names.add(String(key.value))) });
  visit(document, {
    Pair(_, { key, value }) {
      if (value === null && isScalar(key)) inBraces(key);
    },
    Scalar(key, node, path) {
      if (key === 'key') return;
      if (node.type === 'PLAIN') inPlain(node, path);
      else if (node.type?.startsWith('BLOCK')) inBlock(node, path);
    },
  });
  return slips;
}

/** What stands more than once where fields do, so that it is no word of a text. */
function namesIn(all: readonly string[]): Set<string> {
  const found = all.flatMap(
    (line) => /^\s*(?:- +)?([A-Za-z][\w-]*):(?=\s|$)/.exec(line)?.[1] ?? [],
  );
  return new Set(found.filter((name, at) => found.indexOf(name) < at));
}
