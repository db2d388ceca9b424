import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { MonthlyResults } from './MonthlyResults';

const readResults = () => parse(readFileSync('e2e/content/results.yaml', 'utf8'));

test('a report of several months has the first and the last cost of a lead', () => {
  const results = readResults();
  const [{ months, ...client }] = results.clients;
  results.clients.push({ ...client, id: 'short', months: months.slice(-1) });
  const pairs = renderToStaticMarkup(<MonthlyResults {...results} />).match(/\d+\s→\s[^<]+/g);
  expect(pairs?.map((pair) => pair.replace(/\s/g, ' '))).toEqual(['414 → 207 ₽', '460 → 280 ₽']);
});

test('the chart of a single month names it once to screen readers', () => {
  const results = readResults();
  const [client] = results.clients;
  const clients = [{ ...client, months: client.months.slice(0, 1) }];
  const page = renderToStaticMarkup(<MonthlyResults {...results} clients={clients} />);
  expect(page).toContain(`aria-label="${results.charts.sales}: Март 13"`);
});
