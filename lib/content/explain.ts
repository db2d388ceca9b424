import type { core } from 'zod';

type Issue = core.$ZodIssue;
type Explained = { path: readonly PropertyKey[]; message: string };

/**
 * Rewrites zod's issues for the owner. zod's own Russian messages are for programmers: «ожидалось boolean, получено
 * string» names no remedy. For a misspelt name zod reports an unknown field and a missing one; they become one problem.
 */
export function explainIssues(issues: readonly Issue[]): Explained[] {
  const parentOf = ({ path }: Issue) => path.slice(0, -1).join();
  const missing = issues.filter(
    ({ code, input }) => code === 'invalid_type' && input === undefined,
  );
  const misnamed = issues.filter(({ code }) => code === 'unrecognized_keys');
  const parents = misnamed.map(({ path }) => path.join());
  return issues.flatMap((issue): Explained[] => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      const missingBeside = missing.filter((sibling) => parentOf(sibling) === path.join());
      const missingNames = missingBeside.map((sibling) => String(sibling.path.at(-1)));
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: explainName(key, missingNames),
      }));
    }
    if (missing.includes(issue) && parents.includes(parentOf(issue))) return [];
    return [{ path, message: explain(issue) }];
  });
}

function explainName(name: string, missingNames: readonly string[]): string {
  if (/^\d+$/.test(name))
    return 'число написано через запятую; напишите его без запятых и пробелов, дробь — через точку';
  if (name.includes(':')) return 'после двоеточия нужен пробел';
  return missingNames.length > 0
    ? `поля «${name}» нет, а не хватает: ${missingNames.join(', ')}; исправьте название, латинскими буквами`
    : `лишнее поле «${name}»; проверьте его название и отступ перед ним или удалите его`;
}

/** Explains how to correct one field. Lengths are counted after `{…}` is filled in. */
function explain(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue);
    case 'too_big':
      return issue.origin === 'string'
        ? `текст слишком длинный: не больше ${issue.maximum} знаков, сейчас ${String(issue.input).trim().length}; сократите его`
        : explainBound(issue, `не больше ${issue.maximum}`);
    case 'too_small':
      if (issue.origin === 'string') return 'текст пустой; впишите его';
      return explainBound(issue, `${issue.inclusive ? 'не меньше' : 'больше'} ${issue.minimum}`);
    case 'invalid_value':
      return `такого значения нет; возможные: ${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'options' in issue
        ? `такого значения нет; возможные: ${issue.options?.join(', ')}`
        : 'значение не того вида; для единицы напишите "₽", "%" или три формы слова: [год, года, лет]';
    case 'invalid_key':
      return issue.issues.map(({ message }) => message).join();
    case 'invalid_format':
      if (issue.format === 'url')
        return `нужен полный адрес, который начинается с https://, а стоит «${issue.input}»`;
  }
  // Rules of the schema bring their own messages.
  return issue.message;
}

function explainBound(issue: core.$ZodIssueTooBig | core.$ZodIssueTooSmall, bound: string) {
  const { input, exact } = issue;
  return Array.isArray(input)
    ? `нужно записей: ${exact ? bound.replace(/не \D+/, 'ровно ') : bound}, сейчас ${input.length}`
    : `нужно число ${bound}, а стоит ${input}`;
}

const NEEDS: Record<string, string> = {
  number:
    'нужно число: одни цифры, без кавычек, пробелов, букв и знака ₽, дробь — через точку: 14.5',
  int: 'нужно целое число, без дроби',
  boolean: 'нужно true (да) или false (нет), без кавычек',
  array: 'нужен список: каждая запись с новой строки и с дефиса',
};

function explainType({ expected, input, path }: core.$ZodIssueInvalidType): string {
  if (input === undefined) {
    const isInEntry = path.some((key) => typeof key === 'number');
    return `поля не хватает; добавьте его${isInEntry ? ', как в соседних записях' : ''}`;
  }
  if (input === null) return 'поле пустое; впишите значение';
  if (expected !== 'string') {
    const need = NEEDS[expected] ?? 'нужны вложенные поля, с отступом, как в соседних записях';
    return typeof input === 'object' ? need : `стоит «${input}», а ${need}`;
  }
  return typeof input === 'object'
    ? 'вместо текста вышли поля или список: в нём есть двоеточие, дефис или скобка; возьмите весь текст в двойные кавычки'
    : `нужен текст, а стоит «${input}»; возьмите значение в двойные кавычки`;
}
