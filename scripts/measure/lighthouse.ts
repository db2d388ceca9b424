import type { Flags } from 'lighthouse';

/** The middle of several runs, with the least and the most. */
export type Spread = { min: number; median: number; max: number };

export type Speed = {
  /** 0 to 100. */
  score: Spread;
  /** Largest contentful paint in milliseconds, worked out from a load without throttling. */
  simulatedLcp: Spread;
  /** Largest contentful paint in milliseconds, on a connection and a processor really slowed down. */
  throttledLcp: Spread;
  /** In milliseconds. */
  blocking: Spread;
};

type Run = { score: number; lcp: number; blocking: number };

/**
 * Measures pages side by side with Lighthouse's mobile profile: each round takes all of them, so that a slow moment of
 * the machine falls on all.
 *
 * @param port of a Chromium's debugger
 * @returns the speed of each page, in the order of the addresses
 */
export async function measureSpeeds(
  urls: readonly string[],
  rounds: number,
  port: number,
): Promise<Speed[]> {
  const runs = urls.map((url) => ({ url, simulated: [] as Run[], throttled: [] as Run[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, simulated, throttled } of runs) {
      simulated.push(await run(url, { port, throttlingMethod: 'simulate' }));
      throttled.push(await run(url, { port, throttlingMethod: 'devtools' }));
    }
  }
  return runs.map(({ simulated, throttled }) => ({
    score: spreadOf(simulated.map(({ score }) => score)),
    simulatedLcp: spreadOf(simulated.map(({ lcp }) => lcp)),
    throttledLcp: spreadOf(throttled.map(({ lcp }) => lcp)),
    blocking: spreadOf(simulated.map(({ blocking }) => blocking)),
  }));
}

async function run(url: string, flags: Flags): Promise<Run> {
  // Lighthouse is an ES module alone.
  const { default: lighthouse } = await import('lighthouse');
  const report = await lighthouse(url, {
    ...flags,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  if (!report || report.lhr.runtimeError) {
    throw new Error(`${url}: ${report?.lhr.runtimeError?.message ?? 'no report'}`);
  }
  const { audits, categories } = report.lhr;
  const measured = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: measured('largest-contentful-paint'),
    blocking: measured('total-blocking-time'),
  };
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}
