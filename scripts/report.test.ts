/** @jest-environment node */
import { countJest, countPlaywright, summarize } from './report';

test('the last line counts both kinds', () => {
  const unit = countJest({ numPassedTests: 300, numPendingTests: 0, numTodoTests: 0 });
  const browser = countPlaywright({ stats: { expected: 112, skipped: 0 } });
  expect(summarize(unit, browser)).toBe('Пройдено проверок: 412 (модульных 300, в браузере 112)');
});

test.each([
  [
    { passed: 0, skipped: 0 },
    { passed: 1, skipped: 0 },
  ],
  [
    { passed: 1, skipped: 0 },
    { passed: 0, skipped: 0 },
  ],
  [
    { passed: 1, skipped: 1 },
    { passed: 1, skipped: 0 },
  ],
  [
    { passed: 1, skipped: 0 },
    { passed: 1, skipped: 1 },
  ],
])('%j with %j is no success', (unit, browser) => {
  expect(() => summarize(unit, browser)).toThrow();
});
