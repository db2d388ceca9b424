import { routes } from '../../../lib/routes';
import { pagesOf } from './pages';

test('all pages show a price of the menu, home and the page that it names a case', () => {
  expect(pagesOf('seo.teaser.price')).toHaveLength(routes.length);
  expect(pagesOf('cases.items.0.title', 'seo')).toEqual(['home', 'seo']);
});
