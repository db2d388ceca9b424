import type { Column } from '../form-fields';
import { editsBetween } from './filled-form';
import { entriesOf, pasteBlock, rowsOf, wrongCell } from './month-rows';

const columns: Column[] = ['month', 'vkLeads', 'vkCost'].map((name) => {
  return { name, title: name, isNumber: name !== 'month' };
});
const months = [
  { month: 'Март', vkLeads: 12, vkCost: 150 },
  { month: 'Май', vkLeads: 0, vkCost: 0 },
];

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

test.each([
  ['Excel in Russian', 'мар.26\t1\u00a0234\t 99,60 ₽ \r\nапр.26\t\t -   ₽ \r\n'],
  ['Excel in English', 'Mar-26\t1,234.00\t ₽99.60 \r\nApr-26\t\t ₽-   \r\n'],
  ['Google in Russian', '01.03.2026\t1 234\t99,6 ₽\n01.04.2026\t\t—'],
  ['Google in English', '3/31/2026\t1234\tRUB 99.60\n4/30/2026\t\t'],
  ['LibreOffice in Russian', '01.03.26\t1\u202f234\t99,60 ₽\n01.04.26\t\t\n'],
  ['LibreOffice in English', '2026-03-01\t1,234.00\t₽99.60\n2026-04-01\t\t\n'],
  ['a heading of two lines', '"Ме-\nсяц"\t"Заявки\nВК"\tЦена\nмар.26\t1234\t99,6\nапр.26\t\t'],
])('the cells of %s are read as they are meant', (_program, block) => {
  expect(pasteBlock([], 0, 0, block, columns)).toEqual([
    ['Март 2026', '1234', '100'],
    ['Апрель 2026', '0', '0'],
  ]);
});

test('a number that can be read in two ways stays as it is and is asked about', () => {
  const rows = pasteBlock([], 0, 0, 'Март\t25,000\t1.234\nМай\t25\t150', columns);
  expect(rows).toEqual([
    ['Март', '25,000', '1.234'],
    ['Май', '25', '150'],
  ]);
  expect(wrongCell(rows, columns)).toMatch(/^Март, vkLeads: «25,000» — это 25 или 25 000\?/);
  expect(wrongCell([['', '25', '1.234']], columns)).toMatch(/^Строка 1, vkCost: «1.234» — /);
});

test('only the cells that differ are written, and rows come and go at the end', () => {
  const more = [
    ['Март', '13', '150'],
    ['Май', '', ''],
    ['июнь', '4', '90'],
    ['', '', ''],
  ];
  expect(editsBetween('list', months, entriesOf(more, columns))).toEqual([
    { action: 'set', path: 'list.0.vkLeads', value: 13 },
    { action: 'insert', path: 'list.2', value: { month: 'Июнь', vkLeads: 4, vkCost: 90 } },
  ]);
  expect(editsBetween('list', months, entriesOf([['Май', '0', '0']], columns))).toEqual([
    { action: 'set', path: 'list.0.month', value: 'Май' },
    { action: 'set', path: 'list.0.vkLeads', value: 0 },
    { action: 'set', path: 'list.0.vkCost', value: 0 },
    { action: 'remove', path: 'list.1' },
  ]);
  expect(wrongCell([['Март', 'много', '']], columns)).toBe('Март, vkLeads: «много» — не число.');
});
