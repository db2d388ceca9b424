import { prefersReducedData } from './connection';

test.each([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { effectiveType: '4g', saveData: false } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
])('%j prefers reduced data: %s', (navigator, expected) => {
  expect(prefersReducedData(navigator)).toBe(expected);
});
