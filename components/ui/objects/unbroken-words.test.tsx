/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { unbrokenWords } from './unbroken-words';

const keptTogether = (text: string) => {
  const { container } = render(unbrokenWords(text));
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

test.each([
  ['за\u00a07–14\u00a0дней и до\u00a03–5', ['за\u00a07–14\u00a0дней', 'до\u00a03–5']],
  ['Лендинг — 15\u00a0000–24\u00a0000\u00a0₽, магазин', ['15\u00a0000–24\u00a0000\u00a0₽,']],
  ['Переплата 50–200% бюджета', ['50–200%']],
  ['По статье 6 закона 152-ФЗ и 3-й год', ['152-ФЗ', '3-й']],
  ['Маркетолог в\u00a0Ростове-на-Дону, не\u00a0в Донецке', ['в\u00a0Ростове-на-Дону,']],
  ['Анна Римская-Корсакова, Улан-Удэ', ['Римская-Корсакова,', 'Улан-Удэ']],
  ['Реклама — это заявки, SEO-продвижение, интернет-магазин', []],
])('%j keeps its numbers unbroken', (text, numbers) => {
  expect(keptTogether(text)).toEqual(numbers);
});
