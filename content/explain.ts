import { distance } from 'fastest-levenshtein';
import type { core } from 'zod';

type Issue = core.$ZodIssue;
type Path = readonly PropertyKey[];
type Explained = { path: Path; message: string };

/**
 * Explains problems with the fields of a file to the owner. A wrong name and the field it leaves missing are one problem.
 *
 * The Russian messages of zod are for programmers: «ожидалось, что string будет иметь <=200 символов».
 */
export function explainIssues(issues: readonly Issue[]): Explained[] {
  const missing = new Set(issues.filter(isMissing));
  const misnamed = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const fields = issue.keys.map((name) => {
      const meant = findMeant(issue.path, name, [...missing]);
      if (meant) missing.delete(meant);
      return { path: [...issue.path, name], meant: meant?.path };
    });
    // A field at a wrong level takes the fields below it along.
    const moved = fields.filter(({ path, meant }) => meant?.at(-1) === path.at(-1));
    return moved.length > 0 ? moved : fields;
  });
  const others = issues.filter(
    (issue) => issue.code !== 'unrecognized_keys' && (!isMissing(issue) || missing.has(issue)),
  );
  return [
    ...misnamed.map(({ path, meant }) => ({ path, message: explainName(path, meant) })),
    ...others.map((issue) => ({ path: issue.path, message: explain(issue) })),
  ];
}

/** Suggests a known placeholder for an unknown `{name}`. */
export function explainUnknownFigure(name: string, known: readonly string[]): string {
  const [prefix, client = ''] = name.split('.');
  if (prefix !== 'results') {
    const meant = nearest(name, known);
    return meant
      ? `такой цифры нет; возможно, нужна {${meant}}`
      : 'такой цифры нет; имена цифр стоят в content/figures.yaml, цен — в content/prices.yaml';
  }
  const results = known.map((one) => one.split('.')).filter(([first]) => first === 'results');
  const totals = results.filter(([, id]) => id === client).map(([, , total]) => total);
  const list = (names: unknown[]) => [...new Set(names)].join(', ');
  return totals.length === 0
    ? `клиента «${client}» нет в content/results.yaml; возможные: ${list(results.map(([, id]) => id)) || 'пока ни одного'}`
    : `такого итога нет; возможные: ${list(totals)}, после имени — .first, .last и .n`;
}

function isMissing(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.input === undefined;
}

/** Finds the missing field that a field with an unknown name is meant to be. */
function findMeant(parent: Path, name: string, missing: readonly Issue[]): Issue | undefined {
  const beside = missing.filter(({ path }) => path.slice(0, -1).join() === parent.join());
  const like = nearest(name, beside.map(nameOf));
  return (
    beside.find((one) => nameOf(one) === like) ??
    missing.find((one) => nameOf(one) === name) ??
    (beside.length === 1 ? beside[0] : undefined)
  );
}

function nameOf({ path }: Issue): string {
  return String(path.at(-1));
}

function explainName(path: Path, meant: Path | undefined): string {
  const name = String(path.at(-1));
  if (/^\d+$/.test(name))
    return 'число написано через запятую; напишите его без запятых и пробелов, дробь — через точку';
  if (name.includes(':')) return 'после двоеточия нужен пробел';
  if (!meant)
    return `лишнее поле «${name}»; проверьте, нет ли опечатки в названии, или удалите его`;
  const right = String(meant.at(-1));
  return right === name
    ? `этому полю место ${meant.length > 1 ? `в «${meant.slice(0, -1).join('.')}»` : 'у левого края'}; поправьте отступ перед ним`
    : `поля «${name}» нет, а поля «${right}» не хватает; исправьте название, латинскими буквами`;
}

/** Says how to correct one field. Lengths count letters after `{…}` is filled in. */
function explain(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue);
    case 'too_big':
      if (issue.origin === 'string')
        return `текст слишком длинный: не больше ${issue.maximum} знаков, сейчас ${String(issue.input).trim().length}; сократите его`;
      return issue.origin === 'array'
        ? `записей слишком много: ${howMany(issue, `не больше ${issue.maximum}`)}; удалите лишние`
        : `число слишком большое: не больше ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return 'текст пустой; впишите его после двоеточия';
      return issue.origin === 'array'
        ? `записей не хватает: ${howMany(issue, `не меньше ${issue.minimum}`)}; добавьте`
        : `число слишком маленькое: не меньше ${issue.minimum}${issue.inclusive ? '' : ' (и не ноль)'}`;
    case 'invalid_value':
      return `такого значения нет; возможные: ${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'url'
        ? `нужен полный адрес, который начинается с https://, а стоит «${issue.input}»`
        : issue.message;
    case 'custom':
      return issue.message;
    case 'invalid_union':
      return 'options' in issue
        ? `такого значения нет; возможные: ${issue.options?.join(', ')}`
        : 'значение не того вида; для единицы напишите "₽", "%" или три формы слова: [год, года, лет]';
    case 'invalid_key':
      return issue.issues.map(({ message }) => message).join();
    default:
      return 'значение не подходит; сравните с соседними записями';
  }
}

function explainType({ expected, input }: core.$ZodIssueInvalidType): string {
  if (input === undefined) return 'поля не хватает; добавьте его, как в соседних записях';
  if (input === null) return 'поле пустое; впишите значение после двоеточия';
  switch (expected) {
    case 'number':
      return `нужно число, а стоит «${input}»; ${adviceOnNumber(String(input))}`;
    case 'int':
      return `нужно целое число, а стоит «${input}»; уберите дробь`;
    case 'string':
      return typeof input === 'object'
        ? 'вместо текста вышли поля или список: в нём есть двоеточие, дефис или скобка; возьмите весь текст в двойные кавычки'
        : `нужен текст, а стоит «${input}»; возьмите значение в двойные кавычки`;
    case 'boolean':
      return 'нужно true (да) или false (нет), без кавычек';
    case 'array':
      return 'нужен список: каждая запись с новой строки и с дефиса';
    default:
      return 'здесь нужны вложенные поля; сравните отступы с соседними записями';
  }
}

function adviceOnNumber(written: string): string {
  if (/^\d{1,3}([.,'_\s]\d{3})+$/.test(written))
    return `напишите ${written.replace(/\D/g, '')}, без точек, запятых и пробелов`;
  if (/^-?\d+,\d+$/.test(written)) return `дробь пишется через точку: ${written.replace(',', '.')}`;
  const number = Number(written || Number.NaN);
  if (written === String(number)) return `уберите кавычки: ${written}`;
  return Number.isFinite(number)
    ? `напишите ${number}`
    : 'оставьте одни цифры, без пробелов, букв и знака ₽';
}

function howMany({ exact, input }: core.$ZodIssueTooBig | core.$ZodIssueTooSmall, bound: string) {
  const needed = exact ? bound.replace(/не (больше|меньше)/, 'ровно') : bound;
  return `нужно ${needed}${Array.isArray(input) ? `, сейчас ${input.length}` : ''}`;
}

/** Finds the candidate most like a word; undefined when more than a third of its letters differ. */
function nearest(word: string, candidates: readonly string[]): string | undefined {
  const changes = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  const [best] = candidates.toSorted((one, other) => changes(one) - changes(other));
  return best && changes(best) <= Math.ceil(word.length / 3) ? best : undefined;
}
