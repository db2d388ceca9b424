import { repairName } from './finish-export';

test.each([
  ['calculator\\__next.calculator\\__PAGE__.txt', 'calculator/__next.calculator.__PAGE__.txt'],
  ['__next.__PAGE__.txt', '__next.__PAGE__.txt'],
  ['a/__next._tree.txt', 'a/__next._tree.txt'],
  ['_next\\static\\chunks\\a.js', '_next/static/chunks/a.js'],
])('%s gets the name %s, which browsers ask for', (name, right) => {
  expect(repairName(name)).toBe(right);
});
