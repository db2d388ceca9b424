/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Cases } from './Cases';

const words = { category: 'beauty', result: 'Результат', description: 'Описание', metrics: [] };
const image = {
  slot: 'case' as const,
  file: 'salon.jpg',
  path: '',
  focus: 50,
  version: 'abc',
  width: 1000,
  height: 1000,
};

const items = [
  {
    ...words,
    id: 'salon',
    title: 'Салон',
    picture: { kind: 'image' as const, image, alt: 'Зал с тремя креслами', caption: 'Новый зал' },
    sample: false,
  },
  { ...words, id: 'school', title: 'Школа', picture: undefined, sample: false },
  {
    ...words,
    id: 'house',
    title: 'Дома',
    metrics: [{ label: 'заявок', value: '17', leadCost: undefined }],
    picture: undefined,
    sample: false,
  },
];

test('a case shows its own picture or none, and a folded one its number with a label', () => {
  const names = { beauty: 'Красота' };
  render(
    <Cases
      tabs={{ label: 'Ниши', all: 'Все' }}
      categories={names}
      button="Хочу так же"
      items={items}
    />,
  );
  const [salon, school] = screen.getAllByRole('article');
  const figure = within(salon as HTMLElement).getByRole('figure');
  expect(figure).toHaveTextContent('Новый зал');
  const picture = within(figure).getByRole('img', { name: 'Зал с тремя креслами' });
  expect(picture).toHaveAttribute('src', '/pictures/abc-480.webp');
  expect(within(school as HTMLElement).queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '17 заявок Дома' })).toBeVisible();
});
