import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFinding } from '@/lib/finding';
import { loadContent } from './load';
import { editCopy, FIXTURE_CONTENT, testFolder } from './test-folder.fixture';
import { contentWarnings } from './warnings';

const folder = testFolder(FIXTURE_CONTENT);

test('the fixture is warned of nothing', () => {
  expect(contentWarnings(FIXTURE_CONTENT, loadContent(FIXTURE_CONTENT))).toEqual([]);
});

const warnings = () => contentWarnings(folder, loadContent(folder)).map(describeFinding);

test.each([
  [
    'home.hero.sheet.client',
    'workshops',
    /на сайте этого нет: записи «workshops» нет; .*: workshop, /,
  ],
  [
    'prices.services.0.step',
    'advert',
    /на последнем шаге: записи «advert» нет; .*: ads, platforms, /,
  ],
  ['home.hero.underlined', 'двух', /слов «двух» в заголовке нет, поэтому ничего не подчёркнуто/],
  ['targeting.example.client', 'forests', /«forests» нет/],
  ['contextual.example.client', 'forests', /«forests» нет/],
  ['reviews.items.0.report', 'forests', /«forests» нет/],
  [
    'reviews.items.1.case',
    'lawyers',
    /записи «lawyers» нет; .*cases\.yaml, есть: photo, lawyer, plain/,
  ],
  ['reviews.items.0.report', 'workshop', /в отзыве — «ёлки», а там об этом ни слова; проверьте/],
  [
    'faq.items.1.question',
    'Сколько стоит проверка?',
    /то же самое стоит в записи выше; .* удалите одну/,
  ],
  [
    'faq.items.2.answer',
    'У него будет номер. А имени у',
    /обрывается без точки: «….*имени у»; проверьте/,
  ],
])('%s as «%s» is reported with its line', (place, text, says) => {
  editCopy(folder, place, () => text);
  const [warning = '', ...others] = warnings();
  expect(others).toEqual([]);
  expect(warning).toMatch(says);
  const [, file, line, field] =
    /^content\/(\S+)\.yaml, строка (\d+), поле (\S+):/.exec(warning) ?? [];
  expect(place).toContain(`${file}.${field}`);
  // An entry of a list is reported by its first line.
  const lines = readFileSync(join(folder, `${file}.yaml`), 'utf8').split('\n');
  expect(lines.slice(Number(line) - 1, Number(line) + 2).join()).toContain(text);
});

test('a trade that shares only the end of its word with the linked client is another one', () => {
  editCopy(folder, 'reviews.items.0.business', () => 'кондитерская');
  editCopy(folder, 'reviews.items.0.report', () => 'workshop');
  expect(loadContent(folder).results.clients[0]?.business).toBe('мастерская ежей');
  expect(warnings()).toEqual([
    expect.stringMatching(/в отзыве — «кондитерская», а там об этом ни/),
  ]);
});

test.each([
  ['faq (копия).yaml', /перенесите нужное/],
  ['Faq.yaml', /переименуйте его в faq\.yaml/],
  ['faq.yml', /переименуйте его в faq\.yaml/],
])('the file %s, which the site does not read, is reported', (name, says) => {
  copyFileSync(join(folder, 'faq.yaml'), join(folder, name));
  expect(warnings()).toEqual([expect.stringMatching(says)]);
});

test.each([
  ['leadCost', false],
  ['value', 'от 800 ₽'],
])('a case without a price among the trades is reported: %s %s', (field, value) => {
  editCopy(folder, `cases.items.1.metrics.0.${field}`, () => value);
  expect(warnings()).toEqual([
    expect.stringMatching(
      /поле items\.1\.trade: в списке дел этого кейса нет; отметьте .*«Это цена заявки»/,
    ),
  ]);
});

test('a case without a range of leads is reported', () => {
  const withoutFirstCost = ({ firstCost: _, ...trade }: { firstCost: number }) => trade;
  editCopy(folder, 'cases.items.1.trade', withoutFirstCost);
  expect(warnings()).toEqual([
    expect.stringMatching(/поле items\.1\.trade: .* одним числом, .*«Цену заявки в первый месяц»/),
  ]);
});

test('a break that is over is reported, a coming one is not', () => {
  editCopy(folder, 'site.hours.daysOff', () => [
    { from: '1.1.2026', to: '8.1.2026' },
    { from: '31.12.2099' },
  ]);
  expect(warnings()).toEqual([
    expect.stringMatching(/поле hours\.daysOff\.0: эти выходные уже прошли, .* удалите запись/),
  ]);
});
