/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Faq } from './Faq';

const labels = { showAll: 'Показать все', hideAll: 'Скрыть все' };
const items = [
  { id: 'budget', question: 'Сколько?', answer: 'Столько.' },
  { question: 'Когда?', answer: 'Скоро.' },
];
const faq = <Faq labels={labels} items={items} />;

const openQuestions = (list: Element) =>
  Array.from(list.querySelectorAll('details[open]'), ({ id }) => id);

test('a question that was opened before hydration stays open, and counts', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(faq);
  document.body.append(container);
  container.querySelector('#faq-2')?.setAttribute('open', '');
  await act(async () => render(faq, { container, hydrate: true }));
  expect(openQuestions(container)).toEqual(['faq-2']);
  const first = container.querySelector('details') as HTMLDetailsElement;
  first.open = true;
  fireEvent(first, new Event('toggle'));
  fireEvent.click(screen.getByRole('button', { name: 'Скрыть все' }));
  expect(openQuestions(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(openQuestions(container)).toEqual(['faq-budget', 'faq-2']);
});
