/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { parse } from 'yaml';
import { Offers } from './Offers';

const offers = parse(readFileSync('e2e/content/offers.yaml', 'utf8'));
const items = offers.items.map((offer: object) => ({ features: [], ...offer }));

test('an offer has its own button and its own words for the message, or the common button', () => {
  render(<Offers {...offers} items={items} />);
  const own = screen.getByRole('link', { name: 'Взять скидку: Скидка' });
  expect(own).toHaveTextContent('Взять скидку');
  expect(own).toHaveAttribute('data-subject', 'Хочу скидку');
  const common = screen.getByRole('link', { name: `${offers.button}: Даром` });
  expect(common).toHaveAttribute('data-subject', `${offers.button}: Даром`);
});
