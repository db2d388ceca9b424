import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { WeeklyReport } from './WeeklyReport';

const { report } = parse(readFileSync('e2e/content/home.yaml', 'utf8')).advantages;
const person = { name: 'Павел', role: 'маркетолог', sample: true };

const textWith = (fee: number) =>
  renderToStaticMarkup(<WeeklyReport {...report} person={person} fee={fee} lead="заявка" />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('a week shows what a lead costs together with the work', () => {
  // 1 600 and 800 ₽ of advertising brought 8 leads: (2 400 + 10 033) / 8.
  expect(textWith(10_033)).toContain('заявка вместе с работой, 10 033 ₽ за неделю 1 554 ₽');
});

test('a week of an unknown client shows the advertising alone', () => {
  expect(textWith(0)).not.toContain('вместе с работой');
});
