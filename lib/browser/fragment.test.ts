import { readFragment } from './fragment';

test.each([
  '#contact',
  '#contact?utm_source=vk&utm_medium=cpc',
  '#contact&utm_source=vk',
  '#contact%3Futm_source%3Dvk',
  '#contact=',
  '#contact.',
  '#contact)',
  '#contact/',
  '#contact%',
  '#contact%20',
])('%s names the contact section', (hash) => expect(readFragment(hash).names[0]).toBe('contact'));

test('a name may stand after parameters', () => {
  expect(readFragment('#utm_source=vk&faq-first-leads').names).toContain('faq-first-leads');
});

test.each(['', '#'])('the fragment %j names nothing', (hash) =>
  expect(readFragment(hash).names).toEqual([]),
);

test('values are read beside those that others have added', () => {
  const { values } = readFragment('#estimate=landing%2Cseo?utm_source=vk');
  expect(values.get('estimate')).toBe('landing,seo');
  expect(values.get('utm_source')).toBe('vk');
});
