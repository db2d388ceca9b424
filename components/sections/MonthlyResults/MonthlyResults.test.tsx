import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { MonthlyResults } from './MonthlyResults';

test('a report of several months has the first and the last cost of a lead', () => {
  const results = parse(readFileSync('e2e/content/results.yaml', 'utf8'));
  const [{ months, ...client }] = results.clients;
  results.clients.push({ ...client, id: 'short', months: months.slice(-1) });
  const pairs = renderToStaticMarkup(<MonthlyResults {...results} />).match(/\d+\s→\s[^<]+/g);
  expect(pairs?.map((pair) => pair.replace(/\s/g, ' '))).toEqual(['414 → 207 ₽', '460 → 280 ₽']);
});
