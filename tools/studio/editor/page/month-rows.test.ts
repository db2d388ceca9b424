import type { Column } from '../places';
import { editsOf, monthIn, numberIn, pasteBlock, rowsOf, wrongCell } from './month-rows';

const columns: Column[] = ['month', 'vkLeads', 'vkCost'].map((name) => {
  return { name, title: name, isNumber: name !== 'month' };
});
const months = [
  { month: 'Март', vkLeads: 12, vkCost: 150 },
  { month: 'Май', vkLeads: 0, vkCost: 0 },
];

test.each([
  ['1 234', 1234],
  ['1\u00a0234,50 ₽', 1235],
  ['1.234,40', 1234],
  ['150 руб.', 150],
  ['', 0],
  ['—', 0],
  ['много', undefined],
  ['-5', undefined],
])('«%s» in a cell is %s', (cell, number) => {
  expect(numberIn(cell)).toBe(number);
});

test.each([
  ['март', 'Март'],
  ['Мар.25', 'Март 2025'],
  ['май 2026', 'Май 2026'],
  ['01.09.2025', 'Сентябрь 2025'],
  ['09.2025', 'Сентябрь 2025'],
  ['2025-12-01', 'Декабрь 2025'],
  ['сентябрь 2025 г.', 'Сентябрь 2025'],
  ['Итого', 'Итого'],
])('«%s» is the month «%s»', (cell, month) => {
  expect(monthIn(cell)).toBe(month);
});

test('a copied block is put in from a cell on, without its heading and its total', () => {
  const rows = rowsOf(months, columns);
  const block =
    'Месяц\tЗаявки\tЦена\r\nапр.26\t1 200\t99,6 ₽\r\nмай.26\t\t\r\nИтого\t1 200\t99\r\n';
  expect(pasteBlock(rows, 1, 0, block, columns)).toEqual([
    ['Март', '12', '150'],
    ['Апрель 2026', '1200', '100'],
    ['Май 2026', '0', '0'],
  ]);
  expect(pasteBlock(rows, 0, 1, '7\t8\n9', columns)).toEqual([
    ['Март', '7', '8'],
    ['Май', '9', '0'],
  ]);
});

test('only the cells that differ are written, and rows come and go at the end', () => {
  const more = [
    ['Март', '13', '150'],
    ['Май', '', ''],
    ['июнь', '4', '90'],
    ['', '', ''],
  ];
  expect(editsOf('list', months, more, columns)).toEqual([
    { action: 'set', path: 'list.0.vkLeads', value: 13 },
    { action: 'insert', path: 'list.2', value: { month: 'Июнь', vkLeads: 4, vkCost: 90 } },
  ]);
  expect(editsOf('list', months, [['Май', '0', '0']], columns)).toEqual([
    { action: 'set', path: 'list.0.month', value: 'Май' },
    { action: 'set', path: 'list.0.vkLeads', value: 0 },
    { action: 'set', path: 'list.0.vkCost', value: 0 },
    { action: 'remove', path: 'list.1' },
  ]);
  expect(wrongCell([['Март', 'много', '']], columns)).toBe('Март, vkLeads: «много» — не число.');
});
