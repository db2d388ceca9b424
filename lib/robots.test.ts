import { writeRobots } from './robots';

test('robots.txt excludes the data files of the router and the query parameters of advertising', () => {
  expect(writeRobots('https://a.ru', '')).toBe(`User-agent: *
Allow: /robots.txt
Disallow: /*.txt
Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&_rsc

Sitemap: https://a.ru/sitemap.xml
`);
});

test('under a sub-path the addresses include it', () => {
  const text = writeRobots('https://a.ru/site', '/site');
  expect(text).toContain('Allow: /site/robots.txt\nDisallow: /site/*.txt\n');
  expect(text).toContain('Sitemap: https://a.ru/site/sitemap.xml\n');
});
