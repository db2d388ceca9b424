import { fileOf, hasHashInName, isSharePicture, servedPath } from './site-paths';

test.each([
  ['/', 'index.html'],
  ['/calculator/', 'calculator/index.html'],
  ['/404.html', '404.html'],
])('%s is served from %s', (path, file) => {
  expect(fileOf(path)).toBe(file);
  expect(servedPath(file)).toBe(path);
});

test('chunks and pictures have a hash in their name', () => {
  expect(hasHashInName('_next/static/chunks/a.js')).toBe(true);
  expect(hasHashInName('pictures/a.avif')).toBe(true);
  expect(hasHashInName('seo-donetsk/index.html')).toBe(false);
});

test('a share picture is one that has its version in its name', () => {
  expect(isSharePicture('share/home-1a2b3c4d.png')).toBe(true);
  expect(isSharePicture('share/home.png')).toBe(false);
});
