import { inForce, legalNews, sourceOf } from './legal-news';

const news = {
  since: '2025-09-01',
  change: 'согласие — отдельный документ',
  source: 'https://example.ru/zakon',
  checked: '2026-11-21',
};
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

test('news are told with their day and their source', () => {
  expect(seen(inForce(news))).toBe('с 1 сентября 2025 г. согласие — отдельный документ');
  expect(seen(sourceOf(news, Date.parse('2027-03-01')))).toBe(
    '(https://example.ru/zakon, проверено 21 ноября 2026 г.)',
  );
});

test('news that nobody has checked for a year are doubted', () => {
  expect(sourceOf(news, Date.parse('2027-12-01'))).toContain('с тех пор могло измениться');
});

test.each(Object.entries(legalNews))('%s has days of the calendar and an address', (_, entry) => {
  for (const day of [entry.since, entry.checked]) {
    expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
  }
  expect(entry.since <= entry.checked).toBe(true);
  expect(URL.canParse(entry.source)).toBe(true);
});
