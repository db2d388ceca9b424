import { orderHead } from './order-head';
import { testPage } from './test-page.fixture';

test('charset, title and pictures stand before styles and scripts, which keep their order', () => {
  const page = testPage({ head: '<link rel="canonical" href="/"/><style>a{}</style>' });
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(orderHead(page)) ?? [];
  const names = ['<meta charSet', '<title>', 'og:image', 'canonical', 'a.woff2', 'a.css', 'b.js'];
  const places = [...names, '<style>', 'polyfills'].map((name) => head.indexOf(name));
  expect(places).toEqual(places.toSorted((first, second) => first - second));
  expect(places[0]).toBe(0);
  expect(head).toHaveLength(page.slice(page.indexOf('<head>') + 6, page.indexOf('</head>')).length);
});

test.each([
  ['without a charset', testPage().replace('charSet', 'name'), 'charset'],
  ['with a comment in its head', testPage({ head: '<!-- a -->' }), 'не одни элементы'],
])('a page %s is refused', (_, page, message) => {
  expect(() => orderHead(page)).toThrow(message);
});
