/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CheckedList } from './CheckedList';

test('rows that are not wanted are crossed out, and those with a label show it', () => {
  const rows = [
    { value: 'ремонт своими руками', isWanted: false },
    { label: 'Часы', value: '9:00–20:00', isWanted: true },
  ];
  render(<CheckedList rows={rows} />);
  expect(screen.getByText('ремонт своими руками').localName).toBe('s');
  expect(screen.getByText('9:00–20:00').localName).toBe('span');
  expect(screen.getByText('Часы')).toBeInTheDocument();
});
