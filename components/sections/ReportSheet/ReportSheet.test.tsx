import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fixtureContent } from '@/e2e/fixture-content';
import type { Case, ClientReport, ReportSheetContent } from '@/lib/content/schema';
import { ReportSheet } from './ReportSheet';

const content = fixtureContent();

const { results } = content;
const { services } = content.prices;
const sheet = content.home.hero.sheet as ReportSheetContent;

const textOf = (page: ReactNode) =>
  renderToStaticMarkup(page)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('leads are counted by all channels of the first and the last month, and a sale has its price', () => {
  const page = <ReportSheet sheet={sheet} results={results} cases={[]} services={services} />;
  const text = textOf(page);
  // In May 29 000 ₽ brought 140 leads and 40 sales, in March 23 200 ₽ brought 56 and 13.
  expect(text).toContain('Ёж в мае: реклама 725 ₽ и работа 1 800 ₽');
  expect(text).toContain('20 000 ₽ — это 48–96 заявок');
  expect(text).toContain('за май: заявка — 207 ₽, ёж — 725 ₽; в первый месяц: заявка — 414 ₽');
});

test('two clients of one trade are told apart by their companies', () => {
  const [first, ...others] = results.clients as [ClientReport];
  const client = { ...first, hasNamesake: true };
  const clients = [client, ...others, { ...client, id: 'other', company: '«Еж-2»' }];
  const text = textOf(
    <ReportSheet sheet={sheet} results={{ ...results, clients }} cases={[]} services={services} />,
  );
  expect(text).toContain('Мастерская ежей, «Ёж и К°» Ёлки Мастерская ежей, «Еж-2»');
});

test('the price of a budget includes the work of the services that were paid for', () => {
  const text = textOf(
    <ReportSheet sheet={sheet} results={results} cases={[]} services={services} />,
  );
  // A sale took 1 785 ₽ of advertising in March and 725 ₽ in May: × 63 000 / 20 000.
  expect(text).toContain(
    'Реклама 20 000 + работа 43 000 = 63 000 ₽ в месяц. Ёж — 2 284–5 623 ₽ с работой.',
  );
});

test('a case has a range of leads and the work, too', () => {
  const noClients = { ...results, clients: [] };
  const [, lawyer] = content.cases.items as [Case, Case];
  const metrics = [{ label: 'цена обращения', value: '800 ₽', length: undefined, leadCost: 800 }];
  const cases = [{ ...lawyer, metrics }];
  const page = <ReportSheet sheet={sheet} results={noClients} cases={cases} services={services} />;
  const text = textOf(page);
  expect(text).toContain('20 000 ₽ — это 20–25 обращений');
  // 800 and 1 000 ₽ × 45 000 / 20 000
  expect(text).toContain('работа 25 000 = 45 000 ₽ в месяц. Обращение — 1 800–2 250 ₽ с работой.');
  expect(text).toContain('цена обращения — 800 ₽; в первый месяц: 1 000 ₽.');
  // The circled price covers the advertising, not the work.
  expect(text).toContain('цена обращения: реклама');
});

test('the budgets end with the largest month of a report', () => {
  const page = <ReportSheet sheet={sheet} results={results} cases={[]} services={services} />;
  // The largest month cost 29 000 ₽.
  expect(renderToStaticMarkup(page)).toContain('min="10000" max="25000" step="5000"');
});
