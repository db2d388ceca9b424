import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { WeeklyReport } from './WeeklyReport';

const { report } = parse(readFileSync('e2e/content/home.yaml', 'utf8')).advantages;
const person = { name: 'Павел', role: 'маркетолог', sample: true };

const textWith = (changes: { fee: number; sales?: number }) =>
  renderToStaticMarkup(
    <WeeklyReport
      {...report}
      person={person}
      lead="заявка"
      sale={['ёж', 'ежа', 'ежей']}
      {...changes}
    />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

// The fixture's week: 1 600 + 800 ₽ of advertising, 8 leads.
test('a week shows what a sale costs together with the work: (2 400 + 10 033) / 5', () => {
  expect(textWith({ fee: 10_033, sales: 5 })).toContain(
    'ёж вместе с работой: 10 033 ₽, 5 ежей за неделю 2 487 ₽',
  );
});

test('a week without sales shows what a lead costs: (2 400 + 10 033) / 8', () => {
  expect(textWith({ fee: 10_033, sales: 0 })).toContain(
    'заявка вместе с работой: 10 033 ₽ за неделю 1 554 ₽',
  );
});

test('a week of an unknown client shows the advertising alone', () => {
  expect(textWith({ fee: 0 })).not.toContain('вместе с работой');
});
