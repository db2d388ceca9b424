import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';
import { beforeEachCopy, problemsIn } from '../frozen-copy.fixture';

// No slip depends on typography, which is most of the work.
jest.mock('../typography', () => ({ typeset: (text: string) => text }));

let folder: string;

beforeEachCopy((copy) => {
  folder = copy;
});

const read = (file: string) => readFileSync(join(folder, `${file}.yaml`), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, `${file}.yaml`), text);

/** Each slip as it is made: a part of a file, and what stands there then. The slip is in the line where it begins. */
const slips: Record<string, [file: string, from: string | RegExp, to: string]> = {
  'a price with a point': ['prices', 'price: 25000', 'price: 25.000'],
  'a price with a comma': ['prices', 'price: 25000', 'price: 25,000'],
  'a price with a space': ['prices', 'price: 25000', 'price: 25 000'],
  'a price in quotes': ['prices', 'price: 25000', 'price: "25000"'],
  'a price with its unit': ['prices', 'price: 25000', 'price: 25000 ₽'],
  'a price as 25e3': ['prices', 'price: 25000', 'price: 25e3'],
  'a price with a zero before it': ['prices', 'price: 25000', 'price: 025000'],
  'a price with a fraction': ['prices', 'price: 25000', 'price: 25000.5'],
  'a figure with a point': ['figures', 'value: 5000', 'value: 5.000'],
  'a fraction with a comma': ['figures', 'value: 14', 'value: 14,5'],
  'a month with a grouped number': ['results', 'vkCost: 320', 'vkCost: 1,320'],
  'a hash in a text': ['faq', /Когда пойдут.*/, 'Почему вы #1 в Донецке?'],
  'a hash and a space in a text': ['faq', /Когда пойдут.*/, 'Почему вы # 1 в Донецке?'],
  'a text that begins with a hash': ['faq', /Когда пойдут.*/, '#Когда пойдут?'],
  'a hash in an entry': ['prices', '- Отчёт каждую', '- Отчёт #1 каждую'],
  'a hash in a continued line': ['faq', ' пойдут первые', '\n      сейчас #1 среди первых'],
  'a tab before a line': ['faq', '    answer: >-\n      Обычно', '\tanswer: >-\n      Обычно'],
  'a field one space too far': [
    'faq',
    '    answer: >-\n      Обычно',
    '     answer: >-\n      Обычно',
  ],
  'a field two spaces too far': ['site', '  menu: Меню', '    menu: Меню'],
  'a field one space too near': [
    'faq',
    '    answer: >-\n      Обычно',
    '   answer: >-\n      Обычно',
  ],
  'a field without its spaces': ['faq', '    answer: >-\n      Обычно', 'answer: >-\n      Обычно'],
  'a field of the first level with a space': ['faq', 'intro:', ' intro:'],
  'a heading of fields without its spaces': ['contact', '  failed:', 'failed:'],
  'an entry one space too far': ['faq', '  - question: Когда', '   - question: Когда'],
  'an entry of a list one space too far': [
    'prices',
    '      - Отчёт каждую',
    '       - Отчёт каждую',
  ],
  'an entry without its spaces': ['faq', '  - question: Когда', '- question: Когда'],
  'an entry that continues the text above': [
    'faq',
    '  - question: Когда',
    '      - question: Когда',
  ],
  'a field that continues the text above': ['cases', '    metrics:', '      metrics:'],
  'a continued line too near': ['faq', '      Если услугу', '    Если услугу'],
  'a text broken into two lines': ['faq', ' первые заявки', '\nпервые заявки'],
  'no dash before an entry of fields': ['faq', '  - question: Когда', '    question: Когда'],
  'no dash before an entry': ['prices', '      - Отчёт каждую', '      Отчёт каждую'],
  'no dash before an entry, with its spaces': [
    'prices',
    '      - Отчёт каждую',
    '        Отчёт каждую',
  ],
  'an en dash before an entry': ['prices', '      - Отчёт каждую', '      – Отчёт каждую'],
  'no space after a dash': ['prices', '      - Отчёт каждую', '      -Отчёт каждую'],
  'no colon': ['site', 'city: Донецк', 'city Донецк'],
  'no colon after a heading of fields': ['site', 'header:', 'header'],
  'a semicolon for a colon': ['prices', 'price: 25000', 'price; 25000'],
  'an equals sign for a colon': ['prices', 'price: 25000', 'price = 25000'],
  'a stray sign before a field': ['site', '  menu: Меню', '"  menu: Меню'],
  'no space after a colon': ['site', 'city: Донецк', 'city:Донецк'],
  'no space after a colon in braces': ['results', 'vkCost: 320', 'vkCost:320'],
  'a no-break space after a colon': ['prices', 'price: 25000', 'price:\u00a025000'],
  'no-break spaces before a line': [
    'prices',
    '    price: 25000',
    '\u00a0\u00a0\u00a0\u00a0price: 25000',
  ],
  'no quote at the end': ['faq', /Когда пойдут.*/, '"Когда пойдут заявки?'],
  'no quote at the end, with quotes further down': ['cases', 'value: "46"', 'value: "46'],
  'quotes within quotes': ['faq', /Когда пойдут.*/, '"Салон "Роза" — ваш?"'],
  'text after the quotes': ['faq', /Когда пойдут.*/, '"Когда" пойдут заявки?'],
  'a colon in a text': ['faq', /Когда пойдут.*/, 'Цена: сколько стоит?'],
  'a colon at the end of a text': ['faq', /Когда пойдут.*/, 'Вот вопрос:'],
  'a colon in an entry': ['prices', '- Отчёт каждую', '- Отчёт: каждую'],
  'a colon within «ёлочки»': ['faq', /Когда пойдут.*/, '«Цена: сколько?»'],
  'a text that begins with a figure': ['faq', /Когда пойдут.*/, '{audit} за аудит — это много?'],
  'a text that begins with a star': ['faq', /Когда пойдут.*/, '*Когда* пойдут заявки?'],
  'a text that begins with an ampersand': ['faq', /Когда пойдут.*/, '&Когда пойдут заявки?'],
  'a text beside >-': ['faq', '    answer: >-\n      Обычно', '    answer: >- Обычно'],
  'a lost sign of >-': ['faq', '    answer: >-\n      Обычно', '    answer: >–\n      Обычно'],
  'no bracket at the end': ['figures', 'unit: [день, дня, дней]', 'unit: [день, дня, дней'],
  'no comma in braces': ['results', 'Март, vkLeads', 'Март vkLeads'],
  'a field given twice': ['site', '# Под значком', 'brand: Два\n# Под значком'],
  'a misspelt field': ['faq', 'question: Когда', 'qestion: Когда'],
  'a Cyrillic letter in a field': ['prices', 'price: 25000', 'рrice: 25000'],
  'a field in Russian': ['prices', 'price: 25000', 'цена: 25000'],
  'a field moved to another level': ['site', '  closes: "21:00"', 'closes: "21:00"'],
  'an empty field': ['faq', /Когда пойдут.*/, ''],
  'a figure that does not exist': ['faq', /Когда пойдут.*/, 'Что даёт {audti}?'],
  'a flag in Russian': ['reviews', / {4}sample: true/, '    sample: да'],
  'a word at the top of a file': ['faq', /^/, 'привет\n'],
  'an empty file': ['faq', /[\s\S]*/, ''],
  'a file of comments': ['faq', /[\s\S]*/, '# Вопросы и ответы\n'],
};

/** The rows of docs/slips.md: a slip, and what the check says of it. */
const table = readFileSync(join(__dirname, '../../docs/slips.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| slip'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
  .map(([, slip = '', says = '']) => [slip, says] as const);

test('the table of slips has each slip', () => {
  expect(table.map(([slip]) => slip)).toEqual(Object.keys(slips));
});

test.each(table)('%s is told in one line, at its own line', (slip, says) => {
  const [file, from, to] = slips[slip] ?? ['faq', '', ''];
  const before = read(file);
  const at = typeof from === 'string' ? before.indexOf(from) : before.search(from);
  expect(at).toBeGreaterThanOrEqual(0);
  write(file, before.replace(from, to));
  const line = `${before.slice(0, at)}${/^\n*/.exec(to)}`.split('\n').length;
  const [problem, ...others] = problemsIn(folder);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: `content/${file}.yaml`, line, message: says });
});

test('slips in several places and files are told at once, each once', () => {
  const edits = [
    ['faq', 'question: Сколько', 'question:Сколько', 12],
    ['faq', '    answer: >-\n      Обычно', '      answer: >-\n      Обычно', 20],
    ['faq', 'question: Что будет', 'question: "Что будет', 24],
    ['faq', '  - question: Работаете', '    question: Работаете', 47],
    ['prices', 'price: 25000', 'price: 25.000', 12],
    ['prices', 'name: Лендинг', 'nаme: Лендинг', 53],
    ['figures', 'value: 5000', 'value 5000', 83],
    ['reviews', 'rating: 5', 'rating: 6', 21],
    ['site', 'city: Донецк', 'city: Донецк #1', 23],
  ] as const;
  for (const [file, from, to] of edits) {
    const before = read(file);
    expect(before).toContain(from);
    write(file, before.replace(from, to));
  }
  const found = problemsIn(folder).map(({ file, line }) => `${file}:${line}`);
  const made = edits.map(([file, _from, _to, line]) => `content/${file}.yaml:${line}`);
  expect(found.toSorted()).toEqual(made.toSorted());
});

test('every number of every file is refused with a point for its thousands', () => {
  const numbers: string[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const ends: number[] = [];
    visit(parseDocument(text), {
      Scalar: (_key, { value, range }) => {
        if (typeof value === 'number' && range) ends.push(range[1]);
      },
    });
    const written = ends
      .toReversed()
      .reduce((all, end) => `${all.slice(0, end)}.000${all.slice(end)}`, text);
    writeFileSync(join(folder, file), written);
    numbers.push(...ends.map((end) => `content/${file}:${text.slice(0, end).split('\n').length}`));
  }
  expect(numbers.length).toBeGreaterThan(100);
  const refused = problemsIn(folder).map(({ file, line }) => `${file}:${line}`);
  expect(refused.toSorted()).toEqual(numbers.toSorted());
});

test('comments, and texts over several lines, are no slips', () => {
  write(
    'faq',
    `# О чём спрашивают #1
title: Вопросы и ответы
intro: То, о чём спрашивают
  до первой встречи, в Донецке
  и рядом.
labels:
  showAll: Показать все
  hideAll: Скрыть все
  link: Ссылка
items: # не больше десяти
  # первый
  - question: "Почему вы #1 в Донецке?" # главный
    answer: | # длинный
      Потому что #1
      и C# тоже.
`,
  );
  write(
    'prices',
    read('prices')
      .replace('price: 25000', 'price: 25000 # рубли')
      .replace('kind: monthly', 'kind: monthly # каждый месяц'),
  );
  expect(problemsIn(folder)).toEqual([]);
});
