import type { YAMLError } from 'yaml';
import type { core } from 'zod';
import { nearest } from './nearest';

/** What the parser stumbled over, where the slip behind it was not found. */
export function explainYamlError({ code }: YAMLError): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'отступ сделан табуляцией; замените её пробелами, по два на каждый уровень';
    case 'MISSING_CHAR':
      return 'не хватает знака: кавычки, скобки, запятой или двоеточия; сравните с соседними строками';
    case 'BAD_INDENT':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return 'здесь сбился отступ или у списка нет строки с названием; сравните с соседними строками';
    default:
      return 'строку не удаётся прочитать; если в тексте есть знаки : # { или кавычки, возьмите его целиком в двойные кавычки';
  }
}

/** How to write what stands in the place of a number. */
export function explainNumber(written: string): string {
  return `нужно число, а стоит ${quote(written)}; ${adviceOnNumber(written)}`;
}

function adviceOnNumber(written: string): string {
  if (/^\d{1,3}([.,'_\s]\d{3})+$/.test(written)) {
    return `напишите ${written.replace(/\D/g, '')}, без точек, запятых и пробелов`;
  }
  if (/^-?\d+,\d+$/.test(written)) return `дробь пишется через точку: ${written.replace(',', '.')}`;
  if (written === String(Number(written))) return `уберите кавычки: ${written}`;
  const number = written === '' ? Number.NaN : Number(written);
  return Number.isFinite(number)
    ? `напишите ${number}`
    : 'оставьте одни цифры, без пробелов, букв и знака ₽';
}

/** What is wrong with a field, and how to correct it. Lengths count letters after `{…}` is filled in. */
export function explainIssue(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue);
    case 'too_big':
      return explainTooBig(issue);
    case 'too_small':
      return explainTooSmall(issue);
    case 'invalid_value':
      return explainValue(issue.values);
    case 'invalid_format':
      return explainFormat(issue);
    // The schema gives its own checks their message.
    case 'custom':
      return issue.message;
    case 'invalid_union':
      if ('options' in issue) return explainValue(issue.options ?? []);
      return 'значение не того вида; для единицы напишите "₽", "%" или три формы слова: [год, года, лет]';
    case 'invalid_key':
      return 'имя пишется строчными латинскими буквами, цифрами и дефисом, например lead-cost';
    default:
      return 'значение не подходит; сравните с соседними записями';
  }
}

/** What to write instead of an unknown `{name}`, of all that are known. */
export function explainUnknownFigure(name: string, known: readonly string[]): string {
  const [prefix, client = ''] = name.split('.');
  if (prefix !== 'results') {
    const meant = nearest(name, known);
    return meant
      ? `такой цифры нет; возможно, нужна {${meant}}`
      : 'такой цифры нет; имена цифр стоят в content/figures.yaml, цен — в content/prices.yaml';
  }
  const results = known.map((one) => one.split('.')).filter(([first]) => first === 'results');
  const own = results.filter(([, id]) => id === client);
  if (own.length === 0) {
    const clients = list(results.map(([, id]) => id)) || 'пока ни одного';
    return `клиента «${client}» нет в content/results.yaml; возможные: ${clients}`;
  }
  return `такого итога нет; возможные: ${list(own.map(([, , total]) => total))}, после имени — .first, .last и .n`;
}

function list(names: readonly (string | undefined)[]): string {
  return [...new Set(names)].join(', ');
}

function explainValue(values: readonly unknown[]): string {
  return `такого значения нет; возможные: ${values.map(String).join(', ')}`;
}

function explainType(issue: core.$ZodIssueInvalidType): string {
  const { expected, input } = issue;
  if (input === undefined) return 'поля не хватает; добавьте его, как в соседних записях';
  if (input === null) return 'поле пустое; впишите значение после двоеточия';
  if (expected === 'number') return explainNumber(String(input));
  if (expected === 'int') return `нужно целое число, а стоит ${quote(input)}; уберите дробь`;
  if (expected === 'string') {
    return typeof input === 'object'
      ? 'вместо текста вышли поля или список: в нём есть двоеточие, дефис или скобка; возьмите весь текст в двойные кавычки'
      : `нужен текст, а стоит ${quote(input)}; возьмите значение в двойные кавычки`;
  }
  if (expected === 'boolean') return 'нужно true (да) или false (нет), без кавычек';
  if (expected === 'array') return 'нужен список: каждая запись с новой строки и с дефиса';
  return 'здесь нужны вложенные поля; сравните отступы с соседними записями';
}

function explainTooBig(issue: core.$ZodIssueTooBig): string {
  if (issue.origin === 'string') {
    const length = String(issue.input).trim().length;
    return `текст слишком длинный: не больше ${issue.maximum} знаков, сейчас ${length}; сократите его`;
  }
  if (issue.origin === 'array')
    return `записей слишком много: ${howMany(issue, 'не больше', issue.maximum)}; удалите лишние`;
  return `число слишком большое: не больше ${issue.maximum}`;
}

function explainTooSmall(issue: core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string') {
    return Number(issue.minimum) > 1
      ? `текст слишком короткий: не меньше ${issue.minimum} знаков; дополните его`
      : 'текст пустой; впишите его после двоеточия';
  }
  if (issue.origin === 'array')
    return `записей не хватает: ${howMany(issue, 'не меньше', issue.minimum)}; добавьте`;
  return `число слишком маленькое: не меньше ${issue.inclusive ? issue.minimum : `${issue.minimum} (и не ноль)`}`;
}

type SizeIssue = core.$ZodIssueTooBig | core.$ZodIssueTooSmall;

function howMany({ exact, input }: SizeIssue, bound: string, limit: number | bigint): string {
  const now = Array.isArray(input) ? `, сейчас ${input.length}` : '';
  return `нужно ${exact ? 'ровно' : bound} ${limit}${now}`;
}

function explainFormat(issue: core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === 'url')
    return `нужен полный адрес, который начинается с https://, а стоит ${quote(issue.input)}`;
  return `значение ${quote(issue.input)} написано не так; id — строчные латинские буквы, цифры и дефис, время — 9:00`;
}

function quote(value: unknown): string {
  return `«${String(value)}»`;
}
