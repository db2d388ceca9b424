/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Price } from './Price';

test.each([
  [{ before: 'от', amount: '18 000 ₽', after: 'в месяц' }, 'от 18 000 ₽ в месяц'],
  [{ amount: '15 000–24 000 ₽' }, '15 000–24 000 ₽'],
  [{ amount: 'по договорённости' }, 'по договорённости'],
])('%j reads «%s»', (price, text) => {
  const { container } = render(<Price {...price} />);
  expect(container).toHaveTextContent(text);
});
