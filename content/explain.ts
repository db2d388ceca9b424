import type { YAMLError } from 'yaml';
import type { core } from 'zod';

/** The likely cause of a YAML error, and how to correct it. */
export function explainYamlError(error: YAMLError): string {
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return 'отступ сделан табуляцией; замените её пробелами, по два на каждый уровень';
    case 'MISSING_CHAR':
      return /quote/.test(error.message)
        ? 'не закрыта кавычка; поставьте такую же кавычку в конце текста'
        : 'не хватает знака: кавычки, скобки или запятой; сравните с соседними строками';
    case 'DUPLICATE_KEY':
      return 'это поле уже есть выше; оставьте одно из двух';
    case 'BAD_INDENT':
    case 'MULTILINE_IMPLICIT_KEY':
      return 'сбился отступ или не закрыта кавычка; выровняйте строку по соседним (по два пробела на уровень) и проверьте кавычки';
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'внутри текста стоит двоеточие с пробелом; возьмите весь текст в двойные кавычки';
    default:
      return 'строку не удаётся прочитать; если в тексте есть знаки : # { или кавычки, возьмите его целиком в двойные кавычки';
  }
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
    case 'unrecognized_keys':
      return `лишнее поле «${issue.keys.join('», «')}»; проверьте, нет ли опечатки в названии, или удалите его`;
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
    return 'такой цифры нет; имена цифр стоят в content/figures.yaml, цен — в content/prices.yaml';
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
  if (expected === 'number' || expected === 'int') {
    return `нужно число, а стоит ${quote(input)}; оставьте одни цифры, без пробелов, букв и знака ₽`;
  }
  if (expected === 'string') {
    return typeof input === 'object'
      ? 'нужен обычный текст, а стоит список или вложенные поля; возьмите текст в двойные кавычки'
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
