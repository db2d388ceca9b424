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
 * Measures two pages side by side with Lighthouse's mobile profile: each round takes both, so that a slow moment of
 * the machine falls on both.
 *
 * @param port of a Chromium's debugger
 */
export async function measureSpeeds<Name extends string>(
  urls: Record<Name, string>,
  rounds: number,
  port: number,
): Promise<Record<Name, Speed>> {
  const names = Object.keys(urls) as Name[];
  const runs = names.map((name) => ({ name, simulated: [] as Run[], throttled: [] as Run[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, simulated, throttled } of runs) {
      simulated.push(await run(urls[name], { port, throttlingMethod: 'simulate' }));
      throttled.push(await run(urls[name], { port, throttlingMethod: 'devtools' }));
    }
  }
  return Object.fromEntries(
    runs.map(({ name, simulated, throttled }) => [
      name,
      {
        score: spreadOf(simulated.map(({ score }) => score)),
        simulatedLcp: spreadOf(simulated.map(({ lcp }) => lcp)),
        throttledLcp: spreadOf(throttled.map(({ lcp }) => lcp)),
        blocking: spreadOf(simulated.map(({ blocking }) => blocking)),
        shift: spreadOf(simulated.map(({ shift }) => shift)),
      },
    ]),
  ) as Record<Name, Speed>;
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
