import { writeRobots } from './robots';

test('the data files of the router stay out of the index, marks of advertising out of addresses', () => {
  expect(writeRobots('https://a.ru', '')).toBe(`User-agent: *
Allow: /robots.txt
Disallow: /*.txt
Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&_rsc

Sitemap: https://a.ru/sitemap.xml
`);
});

test('under a sub-path the addresses are the ones a robot sees', () => {
  const text = writeRobots('https://a.ru/site', '/site');
  expect(text).toContain('Allow: /site/robots.txt\nDisallow: /site/*.txt\n');
  expect(text).toContain('Sitemap: https://a.ru/site/sitemap.xml\n');
});
