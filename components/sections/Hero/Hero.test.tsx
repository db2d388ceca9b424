/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Hero } from './Hero';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const person = { name: '', line: '', portrait: undefined, signature: undefined } as never;

const words = { eyebrow: '', lead: '', primary: '', secondary: '', facts: [] };

test.each([
  [
    'words',
    { before: 'Цена лида и ', words: 'цена', after: ' клиента', isOneLine: true },
    ['цена'],
  ],
  ['no words', undefined, []],
])('the title stands whole around %s that are underlined', (_, titleParts, drawn) => {
  const title = 'Цена лида и цена клиента';
  render(<Hero page="home" person={person} {...words} title={title} titleParts={titleParts} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(title);
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(drawn);
});
