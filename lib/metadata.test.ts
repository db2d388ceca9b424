import { pageMetadata } from './metadata';

const words = { title: 'Сайты', description: 'Лендинги и магазины' };

test('a page is known by its absolute address with the slash', () => {
  const { alternates, openGraph } = pageMetadata('websites', words, 'https://a.ru/site');
  expect(alternates?.canonical).toBe('https://a.ru/site/website-creation-donetsk/');
  expect(openGraph?.url).toBe('https://a.ru/site/website-creation-donetsk/');
});

test('a page is shared with a picture of its own, by its absolute address', () => {
  const { openGraph, twitter } = pageMetadata('seo', words, 'https://a.ru');
  const picture = expect.objectContaining({
    url: 'https://a.ru/share/seo.png',
    width: 1200,
    height: 630,
  });
  expect(openGraph?.images).toEqual([picture]);
  expect(twitter?.images).toEqual([picture]);
});
