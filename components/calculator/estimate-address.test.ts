import { readEstimate, writeFragment } from './estimate-address';

const services = ['yandex-context', 'rsa', 'seo'].map((id) => ({ id }));
const read = (fragment: string) => {
  const { ids, unknownIds } = readEstimate(fragment, services);
  return [[...ids].join(' '), unknownIds.join(' ')];
};

test('a link names the services of an estimate', () => {
  const fragment = writeFragment(['rsa', 'seo']);
  expect(fragment).toBe('#estimate=rsa,seo');
  expect(read(fragment)).toEqual(['rsa seo', '']);
});

test.each(['', '#contact', '#estimate', '#estimate=', '#estimate=.)', '#estimates=rsa'])(
  'the fragment %j names none',
  (fragment) => expect(read(fragment)).toEqual(['', '']),
);

test.each([
  '#estimate=rsa,seo.',
  '#estimate=(rsa;seo)',
  '#estimate=rsa,%20seo%',
  '#estimate=rsa%2Cseo',
  '#estimate=RSA,seo&utm_source=vk',
  '#estimate=rsa,seo?utm_source=vk',
  '#utm_source=vk&estimate=rsa%2C%20seo',
])('%s names both services', (fragment) => expect(read(fragment)).toEqual(['rsa seo', '']));

test.each([
  ['#estimate=rsa,se', 'rsa', 'se'],
  ['#estimate=rsa,yandex_context', 'rsa', 'yandex_context'],
  ['#estimate=rsa,%D0%B8 seo,rsa', 'rsa seo', 'и'],
  ['#estimate=<b>,free', '', 'b free'],
])('%s also names what is no service', (fragment, ids, unknownIds) =>
  expect(read(fragment)).toEqual([ids, unknownIds]),
);
