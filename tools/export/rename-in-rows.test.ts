import { renameInRows } from './rename-in-rows';

const rename = (text: string) => text.replaceAll('PgAKtG_hero', 'b0');

test('names are renamed in every row', () => {
  const data = '0:{"className":"PgAKtG_hero"}\n1:["$","p",null,{"className":"PgAKtG_hero a"}]\n';
  expect(renameInRows(data, rename)).toBe(data.replaceAll('PgAKtG_hero', 'b0'));
});

test('a text whose bytes are counted stays as it is, and the row after it is renamed', () => {
  const text = 'Ёлка\n2:"строка, которая похожа на следующую"';
  const bytes = Buffer.byteLength(text).toString(16);
  const data = `1:T${bytes},${text}3:"PgAKtG_hero"\n`;
  expect(renameInRows(data, rename)).toBe(`1:T${bytes},${text}3:"b0"\n`);
});

test('a name in a text whose bytes are counted is refused', () => {
  expect(() => renameInRows('1:Td,<PgAKtG_hero>2:"a"\n', rename)).toThrow('внутри длинного текста');
});

test('data of bytes is refused', () => {
  expect(() => renameInRows('1:A4,abcd', rename)).toThrow('незнакомые данные');
});
