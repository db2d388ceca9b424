import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Document, isMap, isNode, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { describeFinding, type Finding } from '@/lib/finding';
import type { Path } from './deep-values';
import { readOwnersFile } from './held-file';
import type { Content } from './schema';
import { decodeUtf8, SAVE_AS_UTF8 } from './utf8';
import { findYamlErrors, type YamlError } from './yaml-errors';

/** A problem in a content file, worded for the owner. */
export type Problem = {
  file: string;
  line: number;
  field: string;
  /** The path of the value in the whole content: «home.hero.title». */
  path: string;
  message: string;
  /** Help for a person who edits the files by hand: names of files and fields. */
  hint?: string | undefined;
  /** The file as a whole cannot be read. */
  isUnreadable?: boolean;
};

export function findingOf({ file, line, field, path, message, hint }: Problem): Finding {
  const location = field ? `${file}, строка ${line}, поле ${field}` : `${file}, строка ${line}`;
  return { location, text: hint ? `${message}; ${hint}` : message, place: path, file, line };
}

export const describeProblem = (problem: Problem) => describeFinding(findingOf(problem));

export type FileName = keyof Content;

/** A content file that knows the line of each value. */
export class YamlFile {
  /** The name that problems show: «content/faq.yaml». */
  readonly file: string;
  private readonly document: Document;
  /** Errors of the encoding or the syntax. With them, the fields cannot be checked. */
  readonly errors: readonly Problem[];
  private readonly lines = new LineCounter();

  constructor(
    folder: string,
    private readonly name: FileName,
    changed?: string,
  ) {
    const source = readSource(join(folder, `${name}.yaml`), changed);
    const isText = typeof source === 'string';
    this.file = `content/${name}.yaml`;
    this.document = parseDocument(isText ? source : '', { lineCounter: this.lines });
    const errors = isText ? findYamlErrors(this.document, this.lines, source) : [source];
    this.errors = errors.map(({ line, message }) => ({
      file: this.file,
      field: '',
      path: name,
      line,
      message,
      isUnreadable: true,
    }));
    visit(this.document, { Scalar: (_, node) => keepAsWritten(node) });
  }

  /** Returns a copy of the values, or undefined if the file cannot be read. */
  value(): unknown {
    return this.errors.length === 0 ? this.document.toJS() : undefined;
  }

  /** Returns the line of the field or entry at a path, or of the nearest one above it. */
  lineOf(path: readonly PropertyKey[]): number {
    const outer = path.slice(0, -1);
    const parent = this.document.getIn(outer, true);
    const node = isMap<Scalar>(parent)
      ? parent.items.find(({ key }) => String(key.value) === path.at(-1))?.key
      : this.document.getIn(path, true);
    if (isNode(node) && node.range) return this.lines.linePos(node.range[0]).line;
    return path.length > 0 ? this.lineOf(outer) : 1;
  }

  problem(path: readonly PropertyKey[], message: string, hint?: string): Problem {
    const field = path.map(String).join('.');
    const line = this.lineOf(path);
    return { file: this.file, line, field, path: `${this.name}.${field}`, message, hint };
  }
}

/** Reads a text with plain line ends. Returns an error if the file cannot be read. */
function readSource(path: string, changed?: string): string | YamlError {
  if (!existsSync(path)) {
    // Windows hides file extensions.
    if (existsSync(`${path}.txt`))
      return {
        line: 1,
        message: 'файла нет, а есть такой же с «.txt» в конце; сотрите «.txt» из имени',
      };
    const names = readdirSync(dirname(path));
    const similar = names.find((name) => name.toLowerCase() === basename(path));
    const remedy = similar ? `, а есть ${similar}; переименуйте его` : '; верните его на место';
    return { line: 1, message: `файла нет${remedy}` };
  }
  // Word and messengers insert invisible and odd spaces. Typography adds the no-break spaces of the site later.
  const source = (changed ?? decodeUtf8(readOwnersFile(path, `content/${basename(path)}`)))
    ?.replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\r\n?/g, '\n');
  if (source === undefined) return { line: 1, message: SAVE_AS_UTF8 };
  const lost = source.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (lost >= 0) {
    const message =
      'вместо букв стоят знаки «\uFFFD»: файл сохраняли не в UTF-8; впишите эти слова заново';
    return { line: lost + 1, message };
  }
  if (!/^[^\S\r\n\u2028\u2029]*[^\s#]/m.test(source))
    return { line: 1, message: 'файл пустой; верните в него прежний текст' };
  return source;
}

/** Keeps ambiguous numbers as texts, so that the schema refuses them: YAML reads «25.000» as 25 and «1e3» as 1000. */
function keepAsWritten(node: Scalar) {
  const { value, source = '' } = node;
  if (typeof value !== 'number') return;
  // No figure of the site has three decimals, so three digits after a point are meant as thousands.
  if (String(value) !== source || /\.\d{3}$/.test(source)) node.value = source;
}

/** Finds the line of a field. The path begins with the name of the file. */
export function problemAt(folder: string, [name, ...path]: Path, message: string): Problem {
  return new YamlFile(folder, name as FileName).problem(path, message);
}
