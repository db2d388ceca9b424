import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEachCopy, FROZEN_CONTENT, problemsIn } from './frozen-copy.fixture';
import { ContentError, loadContent } from './load';

let folder: string;

beforeEachCopy((copy) => {
  folder = copy;
});

/** Makes a mistake in a file of the copy; returns the messages and the line of the mistake. */
function messagesAfter(
  file: string,
  from: string | RegExp,
  to: string,
): { lines: string[]; line: number } {
  const path = join(folder, `${file}.yaml`);
  const before = readFileSync(path, 'utf8');
  const at = typeof from === 'string' ? before.indexOf(from) : before.search(from);
  if (at === -1) throw new Error(`${file}.yaml does not contain ${from}`);
  writeFileSync(path, before.replace(from, to));
  const line = before.slice(0, at).split('\n').length;
  try {
    loadContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return { lines: error.message.split('\n'), line };
    throw error;
  }
  throw new Error('the mistake was not noticed');
}

test('the owner’s content is in order', () => {
  expect(() => loadContent(__dirname)).not.toThrow();
});

test('no placeholder is left in any text', () => {
  expect(JSON.stringify(loadContent(FROZEN_CONTENT))).not.toMatch(/\{[\w.-]+\}/);
});

test.each<[what: string, file: string, from: string | RegExp, to: string, says: RegExp]>([
  ['a price of zero', 'prices', /price: 25000/, 'price: 0', /число слишком маленькое/],
  [
    'a service id with a Russian letter',
    'prices',
    /id: seo$/m,
    'id: sео',
    /значение «sео» написано не так; id — строчные латинские/,
  ],
  [
    'a wrong page',
    'services',
    /page: targeting/,
    'page: salon',
    /поле items\.\d\.page: такого значения нет; возможные: calculator, targeting/,
  ],
  [
    'a text that is too long',
    'faq',
    /question: .*/,
    `question: ${'очень '.repeat(40)}длинно`,
    /текст слишком длинный: не больше 200 знаков, сейчас \d+; сократите/,
  ],
  ['a rating of six', 'reviews', /rating: 5/, 'rating: 6', /число слишком большое: не больше 5/],
  [
    'a flag that is not a boolean',
    'reviews',
    /^ +sample: true/m,
    '    sample: наверное',
    /нужно true \(да\) или false \(нет\)/,
  ],
  [
    'a year with a letter',
    'site',
    /copyrightYear: \d+/,
    'copyrightYear: 2024г',
    /нужно число, а стоит «2024г»/,
  ],
  [
    'a time in words',
    'site',
    /opens: .*/,
    'opens: утром',
    /поле hours\.opens: значение «утром» написано не так/,
  ],
])('%s is reported with its file, line and correction', (_what, file, from, to, says) => {
  const { lines, line } = messagesAfter(file, from, to);
  const message = lines.find((one) => says.test(one));
  expect(message ?? lines.join('\n')).toMatch(says);
  expect(message).toContain(`content/${file}.yaml, строка `);
  const reported = Number(/строка (\d+)/.exec(message ?? '')?.[1]);
  // A list entry without a field is reported by its first line, which may be the line above.
  expect(Math.abs(reported - line)).toBeLessThanOrEqual(1);
});

test('a service that no step asks for is reported', () => {
  const { lines } = messagesAfter(
    'calculator',
    /\[rsa, telegram-ads\]|- rsa\n/,
    /- rsa/.test(readFileSync(join(folder, 'calculator.yaml'), 'utf8')) ? '' : '[telegram-ads]',
  );
  expect(lines.join('\n')).toMatch(/услуги «rsa» нет ни на одном шаге/);
});

test('all mistakes are reported at once', () => {
  const site = join(folder, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/copyrightYear: /, 'copyrightYear: год'));
  const { lines } = messagesAfter('reviews', /rating: 5/, 'rating: 6');
  expect(lines).toHaveLength(2);
});

test('a wrong price is reported alone, not with every text that names it', () => {
  const { lines } = messagesAfter('prices', /price: 25000/, 'price: 25к');
  expect(lines).toHaveLength(1);
});

const read = (file: string) => readFileSync(join(folder, `${file}.yaml`), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, `${file}.yaml`), text);

test('a wrong file is told alone, not with what other files take from it', () => {
  for (const [file, text] of [
    ['figures', ''],
    ['figures', 'цифры'],
    ['results', read('results').replace('clients:', 'client:')],
    ['prices', 'услуги'],
    ['site', '- 1'],
  ] as const) {
    const before = read(file);
    write(file, text);
    expect(problemsIn(folder).map((one) => one.file)).toEqual([`content/${file}.yaml`]);
    write(file, before);
  }
});

test('a service with another id is told at the calculator, not in the texts that name its price', () => {
  write('prices', read('prices').replace('id: landing', 'id: lending'));
  expect(problemsIn(folder)).toMatchObject([
    { file: 'content/calculator.yaml', message: expect.stringMatching(/«landing» нет/) },
  ]);
});

test('a figure with another name is told once, with all texts that name it', () => {
  write('figures', read('figures').replace('\naudit:', '\nadit:'));
  expect(problemsIn(folder)).toMatchObject([
    {
      field: '{audit}',
      message: expect.stringMatching(/\{adit\}.*content\/contact\.yaml, строка \d+/),
    },
  ]);
});
