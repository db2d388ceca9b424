import { isSamePath, pathOf, routes } from './routes';

test('the six pages keep the addresses that others link to', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/calculator/',
    '/targeting-donetsk/',
    '/contextual-advertising-donetsk/',
    '/website-creation-donetsk/',
    '/seo-donetsk/',
  ]);
  expect(pathOf('seo')).toBe('/seo-donetsk/');
});

test('a path is the same page with and without a trailing slash', () => {
  expect(isSamePath('/calculator', '/calculator/')).toBe(true);
  expect(isSamePath('/', '/')).toBe(true);
  expect(isSamePath('/', '/calculator/')).toBe(false);
});
