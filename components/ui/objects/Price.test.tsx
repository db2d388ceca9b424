/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Price } from './Price';

const short = { isBeforeLong: false, isAfterLong: false };

test.each([
  [{ before: 'от', amountParts: ['18 000 ₽'], after: 'в месяц' }, 'от 18 000 ₽ в месяц'],
  [{ amountParts: ['15 000–', '24 000 ₽'] }, '15 000–24 000 ₽'],
  [{ amountParts: ['по договорённости'] }, 'по договорённости'],
])('%j reads «%s»', (price, text) => {
  const { container } = render(<Price {...short} {...price} />);
  expect(container).toHaveTextContent(text);
});
