import { explainDifference } from './differences';

const page = Buffer.from('<!doctype html>\n<p>Текст</p>\n</html>\n');
const changed = (change: (text: string) => string) => Buffer.from(change(page.toString()));

test('equal bytes differ in nothing', () => {
  expect(explainDifference(page, Buffer.from(page))).toBeUndefined();
});

test.each([
  ['text mode', (text: string) => text.replaceAll('\n', '\r\n'), 'концы строк'],
  ['a byte order mark', (text: string) => `\ufeff${text}`, 'метка BOM'],
  [
    'a banner at the end',
    (text: string) => `${text}<script src="//ads"></script>`,
    'вставил «<script src="//ads"></script>»',
  ],
  [
    'a banner in the middle',
    (text: string) => text.replace('</html>', '<b>Реклама</b></html>'),
    'вставил «<b>Реклама</b>»',
  ],
  ['a file that is cut off', (text: string) => text.slice(0, 20), 'обрезан'],
  ['an older version', () => 'old', 'старую версию из кеша'],
])('%s is recognised', (_what, change, reason) => {
  expect(explainDifference(page, changed(change))).toContain(reason);
});
