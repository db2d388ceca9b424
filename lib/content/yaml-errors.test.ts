import { LineCounter, parseDocument } from 'yaml';
import { findYamlErrors } from './yaml-errors';

function errorsIn(source: string) {
  const lines = new LineCounter();
  return findYamlErrors(parseDocument(source, { lineCounter: lines }), lines, source);
}

const FILE = `title: Вопросы
items:
  - question: Когда
    tags:
      - Отчёт
      - Сайт
    price: { from: 1, to: 2 }
    answer: >-
      Завтра
      или позже
  - question: Сколько
    answer: >-
      Мало
    price: { from: 3, to: 4 }
`;

test.each<[what: string, from: string, to: string, line: number, says: RegExp]>([
  ['a hash in a text', 'Когда', 'Почему вы #1?', 3, /решётки/],
  ['a text that begins with a hash', 'Когда', '#Когда', 3, /решётки/],
  ['a hash in an entry', '- Отчёт', '- Отчёт # каждую неделю', 5, /решётки/],
  ['an anchor', 'Когда', '&Когда это', 3, /с этого знака/],
  ['a star', 'Когда', '*Когда*', 3, /с этого знака/],
  [
    'an entry in the text above',
    '  - question: Сколько',
    '      - question: Сколько',
    11,
    /прилипла/,
  ],
  ['a field in the text above', '    price: { from: 3', '      price: { from: 3', 14, /прилипла/],
  ['an entry one space too far', '      - Сайт', '       - Сайт', 6, /прилипла/],
  ['an entry after a sentence', '- Отчёт\n      - Сайт', '- Отчёт.\n       - Сайт', 6, /прилипла/],
  ['an entry without its dash', '      - Сайт', '        Сайт', 6, /прилипла/],
  ['one after a sentence', '- Отчёт\n      - Сайт', '- Отчёт.\n        Сайт', 6, /один текст/],
  ['a list without its name', 'Когда\n    tags:', 'Когда', 4, /прилипла/],
  ['one after a long text', '    price: { from: 3, to: 4 }', '      - Отчёт', 14, /прилипла/],
  ['an entry two levels out', '      - Сайт', '  - Сайт', 6, /сбился отступ/],
  ['entries grown together', '  - question: Сколько\n', '', 11, /дефис с пробелом/],
  ['a tab', '    tags', '\ttags', 4, /табуляцией/],
  ['a field given twice', 'title: Вопросы', 'title: Вопросы\ntitle: Ответы', 2, /уже есть выше/],
  ['a lost dash', '  - question: Сколько', '    question: Сколько', 11, /дефис с пробелом/],
  ['an open quote', 'question: Когда', 'question: "Когда', 3, /не закрыта кавычка/],
  ['quotes within quotes', 'Когда', '"Салон "Роза" тут"', 3, /ёлочки/],
  ['a figure at the start', 'Когда', '{audit} за аудит', 3, /в двойные кавычки/],
  ['a colon in a text', 'Когда', 'Цена: какая', 3, /двоеточие с пробелом/],
  ['a field too far', '    tags', '     tags', 3, /отступ строки под ней/],
  ['a field too near', '    tags', '   tags', 4, /сбился отступ/],
  [
    'an entry without its spaces',
    '  - question: Сколько',
    '- question: Сколько',
    11,
    /сбился отступ/,
  ],
  ['no colon', 'title: Вопросы', 'title Вопросы', 1, /нужно двоеточие/],
  ['no space after a colon', 'title: Вопросы', 'title:Вопросы', 1, /нужно двоеточие/],
  ['a broken text', '      или позже', 'или позже', 10, /продолжает текст выше/],
  ['a text beside >-', '>-\n      Завтра', '>- Завтра', 8, /знаки >-/],
  ['an open bracket', '2 }', '2', 8, /скобки или запятой/],
  ['no comma in braces', '1, to', '1 to', 7, /скобки или запятой/],
])('%s is reported once, at its line', (_what, from, to, line, says) => {
  expect(FILE).toContain(from);
  expect(errorsIn(FILE.replace(from, to))).toEqual([
    { line, message: expect.stringMatching(says) },
  ]);
});

test('silent errors are reported together', () => {
  const source = FILE.replace('Когда', 'Вы #1?').replace('      - Сайт', '        Сайт');
  expect(errorsIn(source).map(({ line }) => line)).toEqual([3, 6]);
});

test('comments, and texts over several lines, are no errors', () => {
  const source = `# О чём спрашивают #1
title: То, о чём спрашивают
  до первой встречи, в Донецке
  и рядом.
items: # не больше десяти
  # первый
  - question: "Почему вы #1 в Донецке?" # главный
    answer: | # длинный
      Потому что #1
      и C# тоже.
    kind: monthly # каждый месяц
    price: 25000 # рубли
    tags:
      - Отчёт каждую
        неделю
`;
  expect(errorsIn(source)).toEqual([]);
});
