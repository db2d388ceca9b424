import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import { explainYamlError } from '../explain';
import { guesses } from './guesses';
import { silentSlips } from './silent';

/** A slip in writing: what is wrong with a line, and how to mend it. Lines count from 1. */
export type Slip = {
  line: number;
  message: string;
  /** The whole file without the slip, with the same lines, so that the rest of it can be checked. */
  mended?: string;
};

export type Yaml = { document: Document; lines: LineCounter };
type YamlError = Document['errors'][number];

/** How many fields of a file stand in the wrong place, by its schema. */
export type CountMisplaced = (document: Document) => number;

/**
 * Parses YAML as people write it who do not know YAML. `isComplete` says whether every slip could be mended, so that the
 * document is what they meant.
 */
export function readYaml(
  source: string,
  countMisplaced: CountMisplaced,
): Yaml & { slips: Slip[]; isComplete: boolean } {
  const slips: Slip[] = [];
  for (let text = source; ; ) {
    const yaml = parse(text);
    const slip = findSlip(yaml, text, countMisplaced);
    const isKnown = slips.some((one) => one.line === slip?.line && one.message === slip.message);
    if (slip && !isKnown) slips.push(slip);
    // A slip that is still there could not be mended.
    if (isKnown || slip?.mended === undefined) return { ...yaml, slips, isComplete: !slip };
    text = slip.mended;
  }
}

function parse(source: string): Yaml {
  const lines = new LineCounter();
  return { document: parseDocument(source, { lineCounter: lines }), lines };
}

function findSlip(yaml: Yaml, source: string, countMisplaced: CountMisplaced): Slip | undefined {
  const error = firstError(yaml);
  // A field given twice does not stop the parser, and may follow from what it took for a part of a text.
  const isReadable = !error || error.code === 'DUPLICATE_KEY';
  const [silent] = isReadable ? silentSlips(yaml, source) : [];
  return silent ?? (error && findCause(yaml, error, source, countMisplaced));
}

function firstError(yaml: Yaml): YamlError | undefined {
  const rank = (error: YamlError) =>
    lineOf(yaml, error) + Number(error.code === 'DUPLICATE_KEY') / 2;
  return yaml.document.errors.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** The line of an error, from 0; none is beyond the last line. */
function lineOf({ document, lines }: Yaml, error: YamlError | undefined): number {
  if (!error) return Number.POSITIVE_INFINITY;
  let [offset] = error.pos;
  // A quote that is not closed takes all that follows for text.
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < offset && offset <= range[1])
        [offset] = range;
    },
  });
  return lines.linePos(offset).line - 1;
}

/**
 * The slip behind an error of the parser. The parser tells where it could not go on, which may be far from the slip; so
 * the slip is what, once mended, lets the parser get furthest and leaves the fewest fields in the wrong place.
 */
function findCause(yaml: Yaml, error: YamlError, source: string, countMisplaced: CountMisplaced) {
  const all = source.split('\n');
  const at = Math.min(lineOf(yaml, error), all.length - 1);
  let best: Slip = { line: at + 1, message: explainYamlError(error) };
  let furthest = at;
  let fewest = 0;
  for (const { index, message, lines } of guesses(all, at, error.code)) {
    const mended = lines.join('\n');
    const after = parse(mended);
    const reached = reach(after, mended, index);
    if (reached <= index || reached < furthest) continue;
    const misplaced = reached === Number.POSITIVE_INFINITY ? countMisplaced(after.document) : 0;
    if (reached === furthest && misplaced >= fewest) continue;
    best = { line: index + 1, message, mended };
    furthest = reached;
    fewest = misplaced;
    if (furthest === Number.POSITIVE_INFINITY && fewest === 0) break;
  }
  return best;
}

/** The first line that is wrong, of silent slips only from a line on; lines from 0. */
function reach(yaml: Yaml, source: string, from: number): number {
  const silent = silentSlips(yaml, source).map(({ line }) => line - 1);
  return Math.min(lineOf(yaml, firstError(yaml)), ...silent.filter((line) => line >= from));
}
