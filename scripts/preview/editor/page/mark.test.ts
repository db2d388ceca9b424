import { routes } from '../../../../lib/routes';
import { pagesOf } from './mark';

test('the menu of every page has the price of a service', () => {
  expect(pagesOf('seo.teaser.price')).toEqual(routes.map(({ id }) => id));
  expect(pagesOf('seo.hero.lead')).toEqual(['seo']);
});

test('a case is on home, and on the page that it names', () => {
  expect(pagesOf('cases.items.0.facts.0.value', 'seo')).toEqual(['home', 'seo']);
});
