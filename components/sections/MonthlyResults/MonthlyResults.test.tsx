import { renderToStaticMarkup } from 'react-dom/server';
import { fixtureContent } from '@/e2e/fixture-content';
import type { ClientReport } from '@/lib/content/schema';
import { MonthlyResults } from './MonthlyResults';

const content = fixtureContent();

const { results } = content;
const { services } = content.prices;
const [client] = results.clients as [ClientReport];

test('a report of several months has the first and the last cost of a lead', () => {
  const short = { ...client, id: 'short', months: client.months.slice(-1) };
  const clients = [...results.clients, short];
  const pairs = renderToStaticMarkup(
    <MonthlyResults {...results} clients={clients} services={services} />,
  ).match(/\d+\s→\s[^<]+/g);
  expect(pairs?.map((pair) => pair.replace(/\s/g, ' '))).toEqual(['414 → 207 ₽', '460 → 280 ₽']);
});

test('the chart of a single month names it once to screen readers', () => {
  const clients = [{ ...client, months: client.months.slice(0, 1) }];
  const page = renderToStaticMarkup(
    <MonthlyResults {...results} clients={clients} services={services} />,
  );
  expect(page).toContain(`aria-label="${results.charts.sales}: Март 13"`);
});

test('a report names what was paid and the price of a sale with and without the work', () => {
  const page = renderToStaticMarkup(<MonthlyResults {...results} services={services} />);
  const text = page.replace(/<[^>]+>/g, '').replace(/\s/g, ' ');
  // In May 100 × 150 + 40 × 350 brought 40 sales: 29 000 / 40, and with the work (29 000 + 43 000) / 40.
  // All three months cost 79 975 and brought 73 sales: 79 975 / 73, and (79 975 + 3 × 43 000) / 73.
  expect(text).toContain('Ёж в мае: 725 ₽ рекламы, 1 800 ₽ с работой.');
  expect(text).toContain(
    'В среднем за 3 месяца: 1 096 ₽ и 2 863 ₽. Работа: Яндекс Директ + Таргет ВКонтакте, 43 000 ₽/мес.',
  );
  // In May 2026 48 × 235 + 19 × 395 brought 29 sales: 18 785 / 29, and (18 785 + 18 000) / 29.
  expect(text).toContain('Ёлка в мае 2026 года: 648 ₽ рекламы, 1 268 ₽ с работой.');
});

test('a report without services has the price of the advertising alone', () => {
  const clients = [{ ...client, services: [], months: client.months.slice(-1) }];
  const page = <MonthlyResults {...results} clients={clients} services={services} />;
  const text = renderToStaticMarkup(page)
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ');
  expect(text).toContain('Ёж в мае: 725 ₽ рекламы.');
  expect(text).not.toContain('с работой');
});
