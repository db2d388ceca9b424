import { formatCount } from '@/lib/format';
import { endOf, FIELD, indentOf, innerIndentOf, moved } from './line';

/** What may be wrong with the line `index`, from 0, and all lines as they would read without it. */
export type Guess = { index: number; message: string; lines: string[] };

type Rule = { message: string; mend: (line: string) => string };

export const NO_SPACE = 'после двоеточия нужен пробел';
export const NO_DASH_SPACE = 'после дефиса нужен пробел';
export const NO_DASH =
  'у записи списка нет дефиса; поставьте в начале дефис с пробелом, как у соседних, или соедините с текстом выше в одну строку';
export const HASH =
  'всё после решётки # на сайт не попадёт; если это часть текста, возьмите весь текст в двойные кавычки, если пояснение — поставьте его отдельной строкой';
export const ODD_DASH =
  'запись списка начинается с дефиса «-», а здесь похожий на него знак; поставьте дефис';
export const NO_COLON = 'после названия поля нужно двоеточие с пробелом';
export const BAD_START =
  'с этого знака текст начинаться не может; возьмите весь текст в двойные кавычки';

/** From the slips that leave no doubt to those that fit many lines. */
const rules: readonly Rule[] = [
  {
    message:
      'вместо обычного пробела стоит неразрывный, такие вставляют Word и сайты; сотрите его и поставьте пробел заново',
    mend: (line) =>
      line.replace(/^[\s\u200b-]*([A-Za-z][\w-]*:[\s\u200b]+)?/, (start) =>
        start.replace(/[\u00a0\u2000-\u200b\u202f\u3000]/g, ' '),
      ),
  },
  {
    message: ODD_DASH,
    mend: (line) => line.replace(/^(\s*)[–—−•*·]\s+/, '$1- '),
  },
  {
    message: NO_DASH_SPACE,
    mend: (line) => line.replace(/^(\s*)-(?=[^\s-])/, '$1- '),
  },
  {
    message: 'перед названием поля лишний знак; уберите его',
    mend: (line) => line.replace(/^(\s*)[^\sA-Za-z#-](?=\s*(?:- +)?[A-Za-z][\w-]*:)/, '$1'),
  },
  {
    message: NO_SPACE,
    mend: (line) => line.replace(/^(\s*(?:- +)?[A-Za-z][\w-]*):(?=[^\s/])/, '$1: '),
  },
  {
    message: 'не закрыта кавычка; поставьте такую же кавычку в конце текста',
    mend: quoteWhere(/^"[^"]*$|^'[^']*$/),
  },
  {
    message:
      'в двойных кавычках стоит не весь текст; возьмите его целиком, а внутри поставьте ёлочки: "Салон «Роза» в центре"',
    mend: quoteWhere(/^".*".+$/),
  },
  {
    message: 'не закрыта скобка; поставьте её в конце строки',
    mend: (line) =>
      mendValue(line, (value) => value.replace(/^\{[^{}]*$/, '$& }').replace(/^\[[^[\]]*$/, '$&]')),
  },
  {
    message: 'между полями в фигурных скобках не хватает запятой',
    mend: (line) => line.replace(/(\{.*: [^,{}]*?) ([A-Za-z]\w*: )/, '$1, $2'),
  },
  {
    message: 'внутри текста стоит двоеточие с пробелом; возьмите весь текст в двойные кавычки',
    mend: quoteWhere(/: |:$/),
  },
  {
    message:
      'после знака > или | текст пишут с новой строки; для текста в одну строку этот знак уберите',
    mend: (line) => mendValue(line, (value) => value.replace(/^[>|][+-]?\s+(?=\S)/, '')),
  },
  {
    message: 'если текст занимает несколько строк, после двоеточия ставят знаки >-',
    mend: (line) => mendValue(line, (value) => value.replace(/^[-–—>|]{1,2}$/, '>-')),
  },
  { message: BAD_START, mend: quoteWhere(/^[-?>|&*!%@`{}[\],]/) },
  { message: HASH, mend: (line) => line.replace(/(\S\s+)#/, '$1№') },
  {
    message: NO_COLON,
    mend: (line) => line.replace(/^(\s*(?:- +)?[A-Za-z][\w-]*)(?:\s*[;=.,])?(?=\s|$)/, '$1:'),
  },
];

/** Wraps the value of a line such as `  - name: value` in quotes where it looks so. */
export function quoteWhere(slip: RegExp) {
  return (line: string) =>
    mendValue(line, (value) => (slip.test(value) ? `"${value.replace(/["\\]/g, '')}"` : value));
}

function mendValue(line: string, mend: (value: string) => string): string {
  const [start = ''] = /^\s*(?:- +)?(?:[A-Za-z][\w-]*: +)?/.exec(line) ?? [];
  return start + mend(line.slice(start.length));
}

/** What may be behind an error of the parser in the line `at`, the certain before the less certain. */
export function* guesses(all: string[], at: number, code: string): Generator<Guess> {
  for (const { message, mend } of rules) {
    for (const index of [at, at + 1, ...all.slice(0, at).keys()]) {
      const line = all[index] ?? '';
      if (mend(line) !== line) yield { index, message, lines: all.with(index, mend(line)) };
    }
  }
  yield* withDash(all, at);
  if (code === 'DUPLICATE_KEY') {
    const end = endOf(all, at);
    const lines = all.map((line, index) => (index < at || index >= end ? line : ''));
    yield { index: at, message: 'это поле уже есть выше; оставьте одно из двух', lines };
  }
  yield* shifts(all, at);
  const index = Math.max(
    0,
    all.findIndex((line) => /^[^#\s]/.test(line)),
  );
  const message = 'здесь должно стоять название поля с двоеточием; допишите его или удалите строку';
  yield { index, message, lines: all.with(index, '') };
}

/** The line of the error as one more entry of the list above. */
function* withDash(all: string[], index: number): Generator<Guess> {
  const line = all[index] ?? '';
  const above = all.slice(0, index).findLastIndex((one) => /^\s*- /.test(one));
  const [lead = '', name = ''] = /^\s*- +([A-Za-z][\w-]*:)?/.exec(all[above] ?? '') ?? [];
  const isEntry = name
    ? line.trim().startsWith(name) && above < index - 1
    : !FIELD.test(line) && indentOf(line) === indentOf(lead);
  const entry = lead.replace(name, '') + line.trim();
  if (isEntry) yield { index, message: NO_DASH, lines: all.with(index, entry) };
}

/**
 * Lines that do not fit their neighbours, and those around the error, at the columns of other lines: first at those of
 * two spaces a level, then where they fit, then the nearest.
 */
function* shifts(all: string[], at: number): Generator<Guess> {
  const filled = [...all.keys()].filter((index) => /^\s*[^#\s]/.test(all[index] ?? ''));
  const columns = new Set(
    filled.flatMap((index) => [indentOf(all[index] ?? ''), innerIndentOf(all[index] ?? '') + 2]),
  );
  const moves = filled.flatMap((index, place) => {
    const line = all[index] ?? '';
    const from = indentOf(line);
    const fitAt = (column: number) => {
      const [above = '', below = ''] = [all[filled[place - 1] ?? -1], all[filled[place + 1] ?? -1]];
      const there = ' '.repeat(column) + line.trimStart();
      return Number(fits(above, there)) + Number(fits(there, below));
    };
    if (index > at + 3 || (index < at - 3 && fitAt(from) > 0)) return [];
    return [...columns].map((to) => {
      const rank = [to % 2, -fitAt(to), Math.abs(to - from), to];
      return { index, line, from, to, rank };
    });
  });
  moves.sort((a, b) => a.rank.map((rank, one) => rank - (b.rank[one] ?? 0)).find(Boolean) ?? 0);
  for (const { index, line, from, to } of moves) {
    const message = explainIndent(line, from, to);
    yield { index, message, lines: moved(all, index, to, index + 1) };
    yield { index, message, lines: moved(all, index, to) };
  }
}

/** Whether a line stands below another as one that belongs to it or stands beside it. */
function fits(above: string, below: string): boolean {
  if (!FIELD.test(below)) return indentOf(below) === indentOf(above) + (FIELD.test(above) ? 2 : 0);
  return /:\s*$/.test(above)
    ? indentOf(below) === innerIndentOf(above) + 2
    : FIELD.test(above) && innerIndentOf(below) === innerIndentOf(above);
}

/** Why a line should not start at its column but at another. */
export function explainIndent(line: string, from: number, to: number): string {
  if (line.slice(0, from).includes('\t'))
    return 'отступ сделан табуляцией; замените её пробелами, по два на каждый уровень';
  const spaces = (count: number) => formatCount(count, ['пробел', 'пробела', 'пробелов']);
  return FIELD.test(line)
    ? `перед строкой ${spaces(from)}, а нужно ${to}; выровняйте её по соседним`
    : `у строки нет названия поля с двоеточием; если она продолжает текст выше, поставьте перед ней ${spaces(to)}`;
}
