/** The counts of a test run. */
export type Counts = { passed: number; skipped: number };

type JestReport = { numPassedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; skipped: number } };

export function countJest({ numPassedTests, numPendingTests, numTodoTests }: JestReport): Counts {
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests };
}

export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, skipped: stats.skipped };
}

/**
 * The last line of `npm test`.
 *
 * @throws {Error} when a part ran no test at all or skipped some: a check that does not run looks alive
 */
export function summarize(unit: Counts, browser: Counts): string {
  for (const [name, { passed, skipped }] of [
    ['модульных', unit],
    ['браузерных', browser],
  ] as const) {
    if (passed === 0) throw new Error(`Не выполнено ни одной из ${name} проверок`);
    if (skipped > 0) throw new Error(`Пропущено ${name} проверок: ${skipped}`);
  }
  return `Пройдено проверок: ${unit.passed + browser.passed} (модульных ${unit.passed}, в браузере ${browser.passed})`;
}
