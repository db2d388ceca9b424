import { existsSync, readFileSync } from 'node:fs';
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { explainYamlError } from './explain';

/** A problem in a content file, described for the owner. */
export type Problem = { file: string; line: number; field: string; message: string };

export class YamlFile {
  readonly document: Document;
  private readonly exists: boolean;
  private readonly lines = new LineCounter();

  /** `file` is the name of the file in problems: «content/faq.yaml». */
  constructor(
    readonly file: string,
    path: string,
  ) {
    this.exists = existsSync(path);
    const source = this.exists ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') : '';
    this.document = parseDocument(source, { lineCounter: this.lines });
  }

  /** Why the file cannot be read as YAML at all: it does not exist, a quote is missing, a tab indents a line. */
  syntaxProblems(): Problem[] {
    if (!this.exists) return [this.problem([], 'файла нет; верните его на место')];
    // One mistake causes several errors; only the first is where the mistake is.
    return this.document.errors.slice(0, 1).map((error) => ({
      file: this.file,
      line: this.lines.linePos(error.pos[0]).line,
      field: '',
      message: explainYamlError(error),
    }));
  }

  /** The line of the value at this path or, where there is none, of the nearest one above it. */
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

  /** Changes every text in place; `replace` also gets its line. */
  replaceTexts(replace: (text: string, line: number) => string) {
    visit(this.document, {
      Scalar: (key, node) => {
        if (key === 'key' || typeof node.value !== 'string') return;
        node.value = replace(node.value, node.range ? this.lines.linePos(node.range[0]).line : 1);
      },
    });
  }
}
