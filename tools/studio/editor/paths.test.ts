import {
  commonPath,
  fileNameOf,
  isEntry,
  isIn,
  lastName,
  outerPaths,
  ownerOf,
  siblingPath,
} from './paths';

test('a path is taken apart', () => {
  expect(ownerOf('home.hero.title')).toBe('home.hero');
  expect(ownerOf('home')).toBe('');
  expect(lastName('home.hero.title')).toBe('title');
  expect(lastName('home')).toBe('home');
  expect(fileNameOf('home.hero.title')).toBe('home');
  expect(fileNameOf('home')).toBe('home');
  expect(outerPaths('home.hero.title')).toEqual(['home', 'home.hero', 'home.hero.title']);
});

test('a place is in itself and in what holds it, and not in one whose name begins alike', () => {
  expect(isIn('faq.items.1', 'faq.items.1')).toBe(true);
  expect(isIn('faq.items.1.answer', 'faq.items.1')).toBe(true);
  expect(isIn('faq.items.10', 'faq.items.1')).toBe(false);
  expect(isIn(undefined, 'faq')).toBe(false);
});

test('an entry is known by its number', () => {
  expect(isEntry('faq.items.1')).toBe(true);
  expect(isEntry('faq.items.1.answer')).toBe(false);
  expect(siblingPath('faq.items.9', 1)).toBe('faq.items.10');
  expect(siblingPath('faq.items.1', -1)).toBe('faq.items.0');
});

test('several places have the innermost place around them all in common', () => {
  expect(commonPath(['results.clients.0.months', 'results.clients.0.name'])).toBe(
    'results.clients.0',
  );
  expect(commonPath(['home.hero'])).toBe('home.hero');
  expect(commonPath(['home.hero', 'faq.title'])).toBe('');
  expect(commonPath([])).toBe('');
});
