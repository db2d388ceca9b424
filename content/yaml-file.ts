import { readFileSync } from 'node:fs';
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { explainYamlError } from './explain';

/** A problem in a content file, in words for the owner. */
export type Problem = { file: string; line: number; field: string; message: string };

export class YamlFile {
  readonly document: Document;
  private readonly lines = new LineCounter();

  /** `file` is what problems call the file: «content/faq.yaml». */
  constructor(
    readonly file: string,
    path: string,
  ) {
    const source = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    this.document = parseDocument(source, { lineCounter: this.lines });
  }

  /** What cannot be read as YAML at all: a missing quote, a tab. */
  syntaxProblems(): Problem[] {
    // One slip makes several errors; only the first tells where it is.
    return this.document.errors.slice(0, 1).map((error) => ({
      file: this.file,
      line: this.lines.linePos(error.pos[0]).line,
      field: '',
      message: explainYamlError(error),
    }));
  }

  /** The line where the value at this path stands, or, where there is none, the nearest one above it. */
  lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = this.document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return this.lines.linePos(node.range[0]).line;
    }
    return 1;
  }

  problem(path: readonly PropertyKey[], message: string): Problem {
    return { file: this.file, line: this.lineOf(path), field: path.map(String).join('.'), message };
  }

  /** Changes every text in place; `replace` also gets the line it stands on. */
  replaceTexts(replace: (text: string, line: number) => string) {
    visit(this.document, {
      Scalar: (key, node) => {
        if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
        node.value = replace(node.value, node.range ? this.lines.linePos(node.range[0]).line : 1);
      },
    });
  }

  value(): unknown {
    return this.document.toJS();
  }
}
