import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { ReportSheet } from './ReportSheet';

const read = (name: string) => parse(readFileSync(`e2e/content/${name}.yaml`, 'utf8'));

const { services } = read('prices');

const textOf = (page: ReactNode) =>
  renderToStaticMarkup(page)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('leads are counted by all channels of the first and the last month, and a sale has its price', () => {
  const { sheet } = read('home').hero;
  const page = (
    <ReportSheet sheet={sheet} results={read('results')} cases={[]} services={services} />
  );
  const text = textOf(page);
  // In May 29 000 ₽ brought 140 leads and 40 sales, in March 23 200 ₽ brought 56 and 13.
  expect(text).toContain('Ёж в мае: реклама 725 ₽ и работа 1 800 ₽');
  expect(text).toContain('20 000 ₽ — это 48–96 заявок');
  expect(text).toContain('за май: заявка — 207 ₽, ёж — 725 ₽; в первый месяц: заявка — 414 ₽');
});

test('two clients of one trade are told apart by their companies', () => {
  const { sheet } = read('home').hero;
  const results = read('results');
  const [first] = results.clients;
  results.clients.push({ ...first, id: 'other', company: '«Еж-2»' });
  const text = textOf(
    <ReportSheet sheet={sheet} results={results} cases={[]} services={services} />,
  );
  expect(text).toContain('Мастерская ежей, «Ёж и К°» Ёлки Мастерская ежей, «Еж-2»');
});

test('the price of a budget includes the work of the services that were paid for', () => {
  const { sheet } = read('home').hero;
  const text = textOf(
    <ReportSheet sheet={sheet} results={read('results')} cases={[]} services={services} />,
  );
  // A sale took 1 785 ₽ of advertising in March and 725 ₽ in May: × 63 000 / 20 000.
  expect(text).toContain(
    'Реклама 20 000 + работа 43 000 = 63 000 ₽ в месяц. Ёж — 2 284–5 623 ₽ с работой.',
  );
});

test('a case has a range of leads and the work, too', () => {
  const { sheet } = read('home').hero;
  const results = { ...read('results'), clients: [] };
  const [, lawyer] = read('cases').items;
  const metrics = [{ label: 'цена обращения', value: '800 ₽', leadCost: 800 }];
  const cases = [{ ...lawyer, metrics }];
  const page = <ReportSheet sheet={sheet} results={results} cases={cases} services={services} />;
  const text = textOf(page);
  expect(text).toContain('20 000 ₽ — это 20–25 обращений');
  // 800 and 1 000 ₽ × 45 000 / 20 000
  expect(text).toContain('работа 25 000 = 45 000 ₽ в месяц. Обращение — 1 800–2 250 ₽ с работой.');
  expect(text).toContain('цена обращения — 800 ₽; в первый месяц: 1 000 ₽.');
});

test('the budgets end with the largest month of a report', () => {
  const { sheet } = read('home').hero;
  const page = (
    <ReportSheet sheet={sheet} results={read('results')} cases={[]} services={services} />
  );
  // The largest month cost 29 000 ₽.
  expect(renderToStaticMarkup(page)).toContain('min="10000" max="25000" step="5000"');
});
