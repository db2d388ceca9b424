import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { ReportSheet } from './ReportSheet';

const read = (name: string) => parse(readFileSync(`e2e/content/${name}.yaml`, 'utf8'));

const textOf = (page: ReactNode) =>
  renderToStaticMarkup(page)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('leads are counted by all channels of the first and the last month, and a sale has its price', () => {
  const { sheet } = read('home').hero;
  const page = <ReportSheet sheet={sheet} results={read('results')} cases={[]} />;
  const text = textOf(page);
  // In May 29 000 ₽ brought 140 leads and 40 sales, in March 23 200 ₽ brought 56 and 13.
  expect(text).toContain(`${sheet.cost} 207 ₽`);
  expect(text).toContain('20 000 ₽ — это 48–96 заявок');
  expect(text).toContain('за май: заявка — 207 ₽, ёж — 725 ₽; в первый месяц: заявка — 414 ₽');
});

test('two clients of one trade are told apart by their companies', () => {
  const { sheet } = read('home').hero;
  const results = read('results');
  const [first] = results.clients;
  results.clients.push({ ...first, id: 'other', company: '«Еж-2»' });
  const text = textOf(<ReportSheet sheet={sheet} results={results} cases={[]} />);
  expect(text).toContain('Мастерская ежей, «Ёж и К°» Ёлки Мастерская ежей, «Еж-2»');
});
