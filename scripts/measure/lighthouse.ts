import type { Flags, Result } from 'lighthouse';

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
  shift: Spread;
};

type Run = { score: number; lcp: number; blocking: number; shift: number };

/**
 * Measures pages side by side with Lighthouse's mobile profile: each round takes every page once, so that a
 * slow moment of the machine falls on all of them.
 *
 * @param port of a Chromium's debugger
 */
export async function measureSpeed(
  urls: readonly string[],
  rounds: number,
  port: number,
): Promise<Speed[]> {
  const simulated = urls.map((): Run[] => []);
  const throttled = urls.map((): Run[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      simulated[index]?.push(await run(url, { port, throttlingMethod: 'simulate' }));
      throttled[index]?.push(await run(url, { port, throttlingMethod: 'devtools' }));
    }
  }
  return urls.map((_, index) => {
    const quick = simulated[index] ?? [];
    return {
      score: spreadOf(quick.map(({ score }) => score)),
      simulatedLcp: spreadOf(quick.map(({ lcp }) => lcp)),
      throttledLcp: spreadOf((throttled[index] ?? []).map(({ lcp }) => lcp)),
      blocking: spreadOf(quick.map(({ blocking }) => blocking)),
      shift: spreadOf(quick.map(({ shift }) => shift)),
    };
  });
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
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: numberOf(audits, 'largest-contentful-paint'),
    blocking: numberOf(audits, 'total-blocking-time'),
    shift: numberOf(audits, 'cumulative-layout-shift'),
  };
}

function numberOf(audits: Result['audits'], id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${id}`);
  return value;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}
