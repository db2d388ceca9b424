/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Cases } from './Cases';

const size = { width: 1000, height: 1000 };
const image = { slot: 'case' as const, file: '', path: '', focus: 50, version: 'abc', ...size };
const alt = 'Зал с тремя креслами';
const picture = { kind: 'image' as const, image, alt, caption: 'Новый зал' };
const metrics = [{ label: 'заявок', value: '17', length: undefined, leadCost: undefined }];
const item = { category: 'beauty', result: '', description: '', metrics: [], sample: false };
const items = [
  { ...item, id: 'salon', title: 'Салон', picture },
  { ...item, id: 'school', title: 'Школа', picture: undefined },
  { ...item, id: 'house', title: 'Дома', picture: undefined, metrics },
];

const words = {
  title: '',
  tabs: { label: '', all: '' },
  categories: {},
  more: '',
  button: '',
  sourceLabel: 'Смотреть',
  of: 'из',
};

test('a case shows its own picture or none, and has its title once', () => {
  render(<Cases {...words} items={items} />);
  const [salon, school] = screen.getAllByRole('article');
  const figure = within(salon as HTMLElement).getByRole('figure');
  expect(figure).toHaveTextContent('Новый зал');
  const picture = within(figure).getByRole('img', { name: alt });
  expect(picture).toHaveAttribute('src', '/pictures/abc-480.webp');
  expect(within(school as HTMLElement).queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Дома' })).toBeVisible();
});

test('a case with a source leads to it', () => {
  const source = 'https://example.org/salon';
  const [salon, ...others] = items;
  render(<Cases {...words} items={[{ ...item, ...salon, source }, ...others] as typeof items} />);
  const links = screen.getAllByRole('link', { name: /^Смотреть/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([source]);
  expect(links[0]).toHaveAccessibleName('Смотреть: Салон');
});
