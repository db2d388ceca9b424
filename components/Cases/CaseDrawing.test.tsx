/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { CaseDrawing, type Drawing } from './CaseDrawing';

const days = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт'];
const rooms = { living: 'зал', kitchen: 'кухня', bedroom: 'сон', hall: 'тамбур', nursery: 'детям' };
const row = (number: number) => ({ name: `Услуга ${number}`, price: `${number} 000 ₽` });

const drawings: Record<Drawing['kind'], object> = {
  booking: { days, hours: ['10:00', '12:00', '14:00', '16:00', '18:00'] },
  pricelist: { rows: [1, 2, 3, 4, 5].map(row) },
  calendar: { month: 'Октябрь', days },
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
