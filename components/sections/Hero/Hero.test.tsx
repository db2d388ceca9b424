/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Hero } from './Hero';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const person = { name: '', line: '', portrait: undefined, signature: undefined } as never;

test.each([
  ['the first of two', 'Цена лида и цена клиента', 'цена', 'цена'],
  ['words that stand twice', 'Клиент за клиентом, клиент за днём', 'лиент', 'лиент'],
  ['no words', 'Приведу клиентов', undefined, undefined],
])('the title stands whole around %s that are underlined', (_, title, underlined, drawn) => {
  const words = { eyebrow: '', lead: '', primary: '', secondary: '', title, underlined };
  render(<Hero page="home" person={person} facts={[]} {...words} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(title);
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(drawn ? [drawn] : []);
});
