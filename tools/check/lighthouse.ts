import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../e2e/support/browser';

/** Fetched when it is first needed: it weighs as much as all other packages together, and only measuring wants it. */
const PACKAGE = 'lighthouse@12.8.2';
const FLAGS = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];

export type Throttling = 'simulate' | 'devtools';

export type LighthouseResult = {
  /** The scores of performance, accessibility, best practices and search engines, from 0 to 100. */
  scores: number[];
  /** In milliseconds. */
  largestPaint: number;
  /** In milliseconds. */
  blocked: number;
  /** The cumulative layout shift. */
  shift: number;
};

type LighthouseReport = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Measures a page as a slow phone sees it, with a network that Lighthouse either computes or slows down. */
export async function runLighthouse(
  url: string,
  throttling: Throttling,
): Promise<LighthouseResult> {
  const command = ['--yes', `--package=${PACKAGE}`, 'lighthouse', url, ...FLAGS];
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  const options = { env, maxBuffer: Number.POSITIVE_INFINITY };
  const run = promisify(execFile)(
    'npx',
    [...command, `--throttling-method=${throttling}`],
    options,
  );
  const { categories, audits }: LighthouseReport = JSON.parse((await run).stdout);
  const figure = (name: string) => Number(audits[name]?.numericValue);
  return {
    scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}
