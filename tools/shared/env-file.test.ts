import { parseEnv } from 'node:util';
import { describeFinding } from '../../lib/finding';
import { envFileProblems, setEnvValue } from './env-file';

test.each([
  ['NEXT_PUBLIC_PHONE=+7 949 111-22-33 # мой', 'всё, начиная с решётки #, не прочитается'],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=ab#c', 'всё, начиная с решётки #, не прочитается'],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=ab$c', 'напишите \\$'],
  ["NEXT_PUBLIC_EMAILJS_PUBLIC_KEY='ab$c'", 'напишите \\$'],
  ['NEXT_PUBLIC_SITE_URL="https://site.ru', 'кавычка " в начале значения не закрыта'],
  ['NEXT_PUBLIC_PHONE: +7 949 111-22-33', 'нужен знак ='],
  ['NEXT_PUBLIC_PHON=1', 'Есть NEXT_PUBLIC_PHONE'],
  ['next_public_phone=1', 'Есть NEXT_PUBLIC_PHONE'],
  ['NEXT-PUBLIC-PHONE=1', 'Есть NEXT_PUBLIC_PHONE'],
  ['SITE_URL=https://site.ru', 'Есть NEXT_PUBLIC_SITE_URL'],
  [
    'NEXT_PUBLIC_РHONE=1',
    'на 13-м месте «Р» не латинская), эту строку никто не прочтёт. Есть NEXT_PUBLIC_PHONE',
  ],
  ['HOSTING_PASWORD=secret', 'Есть HOSTING_PASSWORD'],
])('%s is reported with its line and remedy', (line, message) => {
  const problems = envFileProblems(`# Настройки\n\n${line}\n`);
  const [problem, ...others] = problems.map(describeFinding);
  expect(problem).toContain('.env, строка 3, ');
  expect(problem).toContain(message);
  expect(others).toEqual([]);
});

test('a hosting password is never quoted in a message', () => {
  const text = 'HOSTING_PASSWORD=sec#ret\nHOSTING_PASSWORD="sec\nHOSTING_PASWORD=secret\n';
  const problems = envFileProblems(text).map(describeFinding);
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).not.toContain('sec');
});

test.each([
  'NEXT_PUBLIC_PHONE="+7 949 111-22-33" # мой',
  "HOSTING_PASSWORD='a#b$c'",
  'HOSTING_PASSWORD=a$b',
  'NEXT_PUBLIC_PHONE=',
  '# NEXT_PUBLIC_PHON=1',
  'NODE_OPTIONS=--inspect',
  'export NEXT_PUBLIC_PHONE=+7 949 111-22-33',
])('%s is no problem', (line) => {
  expect(envFileProblems(`${line}\r\n`)).toEqual([]);
});

test.each([
  'plain',
  'with space',
  ' edges ',
  'a#b',
  'a #b',
  "it's",
  'a"b',
  "a`b#'",
  '$HOME',
  'a=b',
  'a\\nb',
  '',
])('the value «%s» is read as it was written', (value) => {
  const text = setEnvValue('# A\nOTHER=1\n', 'HOSTING_PASSWORD', value);
  expect(parseEnv(text)).toEqual({ OTHER: '1', HOSTING_PASSWORD: value });
  const again = setEnvValue(text, 'HOSTING_PASSWORD', 'other');
  expect(again).toBe('# A\nOTHER=1\nHOSTING_PASSWORD=other\n');
});

test.each(['"quote first', "'quote first", '`quote first', '"both"', "it's #1", 'a$b'])(
  'the password «%s» is written so that the check of the file takes it',
  (password) => {
    const text = setEnvValue('', 'HOSTING_PASSWORD', password);
    expect(parseEnv(text)).toEqual({ HOSTING_PASSWORD: password });
    expect(envFileProblems(text)).toEqual([]);
  },
);

test.each([
  ['HOSTING_PASSWORD', `a'b"c\`d#`, /три кавычки/],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'ab$c', /знак \$/],
])('%s: a value that no line can hold is refused without being named', (name, value, message) => {
  expect(() => setEnvValue('', name, value)).toThrow(message);
  expect(() => setEnvValue('', name, value)).not.toThrow(value);
});

test('when a name is set twice, the last line, which counts, is edited', () => {
  const text = 'NEXT_PUBLIC_PHONE=1\nOTHER=2\nNEXT_PUBLIC_PHONE=3\n';
  expect(setEnvValue(text, 'NEXT_PUBLIC_PHONE', '4')).toBe(
    'NEXT_PUBLIC_PHONE=1\nOTHER=2\nNEXT_PUBLIC_PHONE=4\n',
  );
});
