import { type Document, isSeq, type LineCounter, visit } from 'yaml';

/** A syntax error of a file. Lines are counted from 1. */
export type YamlError = { line: number; message: string };

const BAD_START = 'с этого знака текст начинаться не может; возьмите весь текст в двойные кавычки';
const MERGED =
  'строка прилипла к тексту выше; выровняйте её по соседним, запись списка начните с дефиса и пробела, а если это один текст, перенесите её начало в строку выше';
const COMMENT =
  'всё после решётки # на сайт не попадёт; если это часть текста, возьмите весь текст в двойные кавычки, если пояснение — поставьте его отдельной строкой';

/**
 * The advice for errors of the parser, which are recognised by their code, message or source line. The first match
 * applies.
 */
const ADVICE: readonly [finding: RegExp, advice: string][] = [
  [/^TAB_AS_INDENT/, 'отступ сделан табуляцией; замените её пробелами, по два на каждый уровень'],
  [
    /^DUPLICATE_KEY/,
    'это поле уже есть выше; если здесь начинается новая запись, поставьте перед её первой строкой дефис с пробелом, иначе оставьте одно из двух',
  ],
  [/Missing closing ["']/, 'не закрыта кавычка; поставьте такую же кавычку в конце текста'],
  [/^(BAD_SCALAR_START|BAD_ALIAS|ALIAS_PROPS)/, BAD_START],
  [
    /at node end/,
    'текст начинается с кавычки, скобки или звёздочки, а кончается не ею; возьмите его целиком в двойные кавычки, а внутри поставьте ёлочки: "Салон «Роза» в центре"',
  ],
  [
    /Nested mappings/,
    'в тексте этой строки двоеточие с пробелом или сбился отступ строки под ней; возьмите весь текст в двойные кавычки или выровняйте строки',
  ],
  [
    /keys? need.*\n *- |same column|block sequence|without - indicator/,
    'здесь или чуть выше сбился отступ, или у записи списка нет дефиса с пробелом; сравните с соседними строками',
  ],
  [
    /[Ii]mplicit (map )?keys? need/,
    'после названия поля нужно двоеточие и обычный пробел; если строка продолжает текст выше, поставьте перед ней столько же пробелов, сколько у его строк',
  ],
  [
    /Flow|flow/,
    'в этой строке или над ней не хватает скобки или запятой; сравните с соседними строками',
  ],
  [
    /Block scalar|Not a YAML token/,
    'если текст занимает несколько строк, после двоеточия ставят знаки >-, а текст пишут с новой строки',
  ],
  [
    /(?:)/,
    'строку не удаётся прочитать; сравните её и строку выше с соседними: название поля, двоеточие, пробел, текст',
  ],
];

/** Returns the silent errors up to the first error of the parser, or that error. All later ones follow from these. */
export function findYamlErrors(document: Document, lines: LineCounter, source: string) {
  const silent = findSilentErrors(document, lines, source);
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return silent;
  const { line } = lines.linePos(startOf(document, error.pos[0]));
  const earlier = silent.filter((mistake) => mistake.line <= line);
  if (earlier.length > 0) return earlier;
  const parserReport = `${error.code} ${error.message.split('\n')[0]}\n${source.split('\n')[line - 1]}`;
  const [, message = ''] = ADVICE.find(([finding]) => finding.test(parserReport)) ?? [];
  return [{ line, message }];
}

/** Moves an error inside a quoted text to the start of the text: an open quote swallows everything after it. */
function startOf(document: Document, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < start && start <= range[1])
        [start] = range;
    },
  });
  return start;
}

/** Finds text that is valid but would be published wrongly: cut off by a comment, or merged with the text beside it. */
function findSilentErrors(document: Document, lines: LineCounter, source: string): YamlError[] {
  const errors: YamlError[] = [];
  visit(document, {
    Alias(_, { range }) {
      if (range) errors.push({ line: lines.linePos(range[0]).line, message: BAD_START });
    },
    Scalar(key, { range, type, value, anchor, tag }, path) {
      if (key === 'key' || !range || type?.startsWith('QUOTE')) return;
      const [start, end, next] = range;
      const line = lines.linePos(start).line;
      const [first = '', ...laterLines] = source.slice(start, end).split('\n');
      if (anchor || tag) errors.push({ line, message: BAD_START });
      if (type === 'PLAIN') {
        const [tail = ''] = source.slice(end, next).split('\n');
        // A comment after a number or an id is intended.
        const isText = /\p{L}/u.test(first) && !/^[a-z][\w:/.-]*$/.test(String(value));
        if (isText ? /^\s*#/.test(tail) : /^\s*#[^\s#]/.test(tail))
          errors.push({ line: line + laterLines.length, message: COMMENT });
      }
      const isEntry = type === 'PLAIN' && isSeq(path.at(-1));
      // In a list, a line with a capital letter may be the next entry.
      const merged = laterLines.findIndex(
        (text) =>
          /^\s*(- |[a-z][\w-]*:(\s|$))/.test(text) || (isEntry && /^\s*-?[«"(]?\p{Lu}/u.test(text)),
      );
      if (merged >= 0) errors.push({ line: line + merged + 1, message: MERGED });
    },
  });
  return errors;
}
