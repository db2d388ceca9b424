import { pageMetadata, siteMetadata } from './metadata';
import { readSettings } from './settings';

const meta = { title: 'Сайты', description: 'Лендинги и магазины' };

test('the canonical address is absolute and ends in a slash', () => {
  const site = { name: 'Маркетолог', url: 'https://a.ru/site' };
  const { alternates, openGraph } = pageMetadata('websites', meta, site);
  expect(alternates?.canonical).toBe('https://a.ru/site/website-creation-donetsk/');
  expect(openGraph).toMatchObject({
    url: 'https://a.ru/site/website-creation-donetsk/',
    siteName: 'Маркетолог',
    locale: 'ru_RU',
  });
});

test('a page has its own share picture with an absolute address', () => {
  const site = { name: 'Маркетолог', url: 'https://a.ru' };
  const { openGraph, twitter } = pageMetadata('seo', meta, site);
  const picture = expect.objectContaining({
    url: 'https://a.ru/share/seo.png',
    type: 'image/png',
    width: 1200,
    height: 630,
  });
  expect(openGraph?.images).toEqual([picture]);
  expect(twitter?.images).toEqual([{ url: 'https://a.ru/share/seo.png', alt: meta.title }]);
});

test('verification codes are there only when they are set', () => {
  const proved = readSettings({
    NEXT_PUBLIC_YANDEX_VERIFICATION: 'abc123',
    NEXT_PUBLIC_GOOGLE_VERIFICATION: 'xyz-456',
  });
  expect(siteMetadata(proved, 'Маркетолог').verification).toEqual({
    yandex: 'abc123',
    google: 'xyz-456',
  });
  expect(siteMetadata(readSettings({}), 'Маркетолог').verification).toEqual({
    yandex: undefined,
    google: undefined,
  });
});

test('the addresses of the icons include the sub-path', () => {
  const settings = readSettings({ NEXT_PUBLIC_BASE_PATH: '/site' });
  expect(JSON.stringify(siteMetadata(settings, 'Маркетолог').icons)).toMatch(
    /"\/site\/favicon\.svg".*"\/site\/favicon\.ico".*"\/site\/apple-touch-icon\.png"/,
  );
});
