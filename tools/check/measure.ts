import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startBrowser } from '../../e2e/support/browser';
import { measureFirstView, measureHydration, measureSlowPhone } from '../../e2e/support/first-view';
import { startStaticServer } from '../../e2e/support/static-server';
import { pathOf } from '../../lib/routes';
import { compressFiles } from '../shared/compress';
import { runCommand } from '../shared/terminal';
import { runLighthouse } from './lighthouse';

/** Pages, each with what is tapped on it. */
const TAPS = [
  ['/', '[role=tab]:nth-child(2)'],
  ['/', '#faq summary'],
  [pathOf('calculator'), '#estimate label'],
  [pathOf('calculator'), '#estimate [type=submit]'],
  [pathOf('websites'), 'summary'],
  [pathOf('seo'), '#contact [type=submit]'],
  ['/404.html', 'header button'],
] as const;

type Figures = Record<string, number>;
type Measurement = { title: string; run(site: string): Promise<Figures> };

/** What is measured, each with a table of its own. */
function measurements(browser: Browser): Measurement[] {
  const starts = ['/', pathOf('calculator')].map((path) => ({
    title: `${path} the start`,
    run: (site: string) => measureStart(browser, site + path),
  }));
  const taps = TAPS.map(([path, target]) => ({
    title: `${path} on a slow phone, then a tap on ${target}`,
    async run(site: string) {
      const { resources: _, ...view } = await measureSlowPhone(browser, site + path, target);
      return view;
    },
  }));
  return [...starts, ...taps];
}

async function measureStart(browser: Browser, url: string): Promise<Figures> {
  const simulated = await runLighthouse(url, 'simulate');
  const throttled = await runLighthouse(url, 'devtools');
  const { html } = await measureFirstView(browser, url);
  return {
    'bytes of the document': html,
    'lowest score of Lighthouse': Math.min(...simulated.scores),
    'largest paint, simulated': simulated.largestPaint,
    'largest paint, throttled': throttled.largestPaint,
    'blocked, simulated': simulated.blocked,
    'layout shift, thousandths': simulated.shift * 1000,
    hydrated: await measureHydration(browser, url, 1),
    'hydrated, processor 4 times slower': await measureHydration(browser, url, 4),
  };
}

/** Returns the medians of each site, and those of the others as shares of the first. */
function compare(rounds: readonly Figures[][]) {
  const names = Object.keys(rounds[0]?.[0] ?? {});
  const rows = names.map((name) => {
    const medians = rounds.map((ofSite) => medianOf(ofSite.map((figures) => figures[name] ?? 0)));
    const [first = 0, ...others] = medians;
    const shares = others.map((other) => (other / first).toFixed(2));
    return [name, [...medians.map(Math.round), ...shares]];
  });
  return Object.fromEntries(rows);
}

function medianOf(figures: number[]): number {
  return Number(figures.sort((first, second) => first - second)[figures.length >> 1]);
}

/** Serves the folder of a site. Next's own output is packed first, as a host would pack it. */
async function serve(folder: string): Promise<string> {
  if (!existsSync(join(folder, 'index.html.br'))) await compressFiles(folder);
  return (await startStaticServer({ root: folder })).url;
}

const USAGE = 'npm run measure -- ROUNDS WORD FOLDERS, such as -- 5 start ../before/out out';

/**
 * `npm run measure -- 5 start ../before/out out`: five rounds of two exports, and the second as a share of the first.
 * The word picks the tables whose title has it.
 */
runCommand(async (rounds = '5', word = '', ...folders) => {
  const browser = await startBrowser();
  const chosen = measurements(browser).filter(({ title }) => title.includes(word));
  if (chosen.length === 0) throw new Error(`No table has «${word}» in its title. Usage: ${USAGE}`);
  const sites = await Promise.all((folders.length > 0 ? folders : ['out']).map(serve));
  for (const { title, run } of chosen) {
    const results = sites.map((): Figures[] => []);
    // A slow moment of the machine falls on all sites.
    for (let round = 0; round < Number(rounds); round += 1) {
      for (const [index, site] of sites.entries()) results[index]?.push(await run(site));
    }
    console.log(title);
    console.table(compare(results));
  }
  await browser.close();
  process.exit();
});
