/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { workingDaysOf } from '@/lib/month-names';
import { CaseDrawing } from './CaseDrawing';
import type { Drawing } from './drawing';

const days = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт'];
const rooms = { living: 'зал', kitchen: 'кухня', bedroom: 'сон', hall: 'тамбур', nursery: 'детям' };
const row = (number: number) => ({ name: `Услуга ${number}`, price: `${number} 000 ₽` });

const drawings: Record<Drawing['kind'], object> = {
  booking: { days, hours: ['10:00', '12:00', '14:00', '16:00', '18:00'] },
  pricelist: { rows: [1, 2, 3, 4, 5].map(row) },
  calendar: { month: 'Октябрь 2026', monthParts: { days: workingDaysOf('Октябрь 2026') } },
  shelf: { top: ['а', 'б', 'в'], middle: ['г', 'д', 'е'], bottom: ['ж', 'з', 'и'] },
  plan: { width: '9,6 м', ...rooms },
};

const wordsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(wordsIn) : [value];

test.each(Object.entries(drawings))(
  'a drawing of the kind %s has all its words, each at a place of its own',
  (kind, words) => {
    const { container } = render(
      <CaseDrawing drawing={{ kind, caption: '', ...words } as Drawing} />,
    );
    const texts = [...container.querySelectorAll('text')];
    expect(texts.map((text) => text.textContent)).toEqual(expect.arrayContaining(wordsIn(words)));
    const places = texts.map((text) => ['x', 'y'].map((name) => Number(text.getAttribute(name))));
    expect(places.flat().filter((place) => !(place >= 0 && place <= 240))).toEqual([]);
    expect(new Set(places.map(String)).size).toBe(texts.length);
    expect(container.querySelectorAll('path').length).toBeGreaterThan(1);
  },
);

test.each([
  ['Октябрь 2026', '1', 'чт', '30', 'пт'],
  ['Август 2026', '3', 'пн', '31', 'пн'],
  ['Февраль\u00a02027', '1', 'пн', '26', 'пт'],
])('the days of «%s» stand below their weekdays', (month, first, weekday, last, lastWeekday) => {
  const monthParts = { days: workingDaysOf(month) };
  render(<CaseDrawing drawing={{ kind: 'calendar', caption: '', month, monthParts }} />);
  const at = (text: string | undefined) => screen.getByText(`${text}`).getAttribute('x');
  const numbers = screen.getAllByText(/^\d+$/).map(({ textContent }) => textContent);
  expect([numbers[0], numbers.at(-1)]).toEqual([first, last]);
  expect(at(first)).toBe(at(weekday));
  expect(at(last)).toBe(at(lastWeekday));
});
