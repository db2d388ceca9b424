import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { ReportSheet } from './ReportSheet';

const read = (name: string) => parse(readFileSync(`e2e/content/${name}.yaml`, 'utf8'));

test('leads are counted by all channels of the first and the last month, and a sale has its price', () => {
  const { sheet } = read('home').hero;
  const cases = { ...read('cases'), items: [] };
  const page = <ReportSheet sheet={sheet} results={read('results')} cases={cases} />;
  const text = renderToStaticMarkup(page)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  // In May 29 000 ₽ brought 140 leads and 40 sales, in March 23 200 ₽ brought 56 and 13.
  expect(text).toContain(`${sheet.cost} 207 ₽`);
  expect(text).toContain('20 000 ₽ — это 48–96 заявок');
  expect(text).toContain('за май: заявка — 207 ₽, ёж — 725 ₽; в первый месяц: заявка — 414 ₽');
});
