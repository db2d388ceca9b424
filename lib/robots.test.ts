import { writeRobots } from './robots';

test('robots.txt forbids nothing and excludes the query parameters of advertising', () => {
  expect(writeRobots('https://a.ru/site')).toBe(`User-agent: *
Disallow:
Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&_rsc

Sitemap: https://a.ru/site/sitemap.xml
`);
});
