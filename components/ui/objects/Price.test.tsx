/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Price } from './Price';

test.each([
  ['от 18 000 ₽ в месяц', ['18 000 ₽']],
  ['лендинг — 15 000–24 000 ₽', ['15 000–', '24 000 ₽']],
  ['+5 000 ₽', ['+5 000 ₽']],
  ['5 000 ₽/мес', ['5 000 ₽/мес']],
  ['по договорённости', ['по договорённости']],
])('of «%s» the amounts alone are large and whole, and every word stays', (text, amounts) => {
  const { container } = render(<Price>{text}</Price>);
  const whole = [...container.querySelectorAll('.unbroken')];
  expect(whole.map(({ textContent }) => textContent)).toEqual(amounts);
  expect(container).toHaveTextContent(text);
});
