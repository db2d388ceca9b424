import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { pathOf } from '../../lib/routes';
import { startBrowser } from '../browser';
import { compressFiles } from '../export/compress';
import { startStaticServer } from '../static-server';
import { runCommand } from '../terminal';
import { measureFirstView, startPhone } from '../visit/first-view';

const calculator = pathOf('calculator');
const PAGES = ['/', calculator, pathOf('websites'), pathOf('seo'), '/404.html'];
const TAPS = [
  { name: 'tab', path: '/', target: '[role=tab]:nth-child(2)' },
  { name: 'card', path: calculator, target: '#estimate label' },
  { name: 'step', path: calculator, target: '#estimate [type=submit]' },
  { name: 'question', path: '/', target: '#faq summary' },
  { name: 'empty form', path: '/', target: '#contact [type=submit]' },
];

/** Times a touch on a page at rest, as Interaction to Next Paint does. */
async function measureTap(browser: Browser, url: string, target: string) {
  const { page, devtools, open, times } = await startPhone(browser);
  const rest = () =>
    page.evaluate(async () => {
      for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
  await open(url);
  const element = page.locator(target).first();
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await rest();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await element.tap();
  await page.waitForFunction(() => Object(window).times.tap);
  await rest();
  const { tap } = await times();
  await page.close();
  return { tap };
}

/** Measures every export once a round, so that a slow moment of the machine falls on all, and prints medians. */
async function compare(
  sites: ReadonlyMap<string, string>,
  rounds: number,
  measure: (site: string) => Promise<Record<string, number>>,
) {
  const values: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [folder, site] of sites) {
      for (const [metric, value] of Object.entries(await measure(site))) {
        values[metric] ??= {};
        values[metric][folder] = [...(values[metric][folder] ?? []), value];
      }
    }
  }
  const rows = Object.entries(values).map(([metric, runs]) => {
    const medians = Object.values(runs).map((run) => run.sort((a, b) => a - b)[run.length >> 1]);
    const ratios = medians.map((median) => (Number(median) / Number(medians[0])).toFixed(2));
    return [metric, [...medians.map(Number).map(Math.round), ...ratios.slice(1)]];
  });
  console.table(Object.fromEntries(rows));
}

/** `npm run measure -- 5 ../before/out out`: five rounds of two exports, and the second as a share of the first. */
async function main([rounds = '5', ...folders]: string[]) {
  const browser = await startBrowser();
  const sites = new Map<string, string>();
  for (const folder of folders.length > 0 ? folders : ['out']) {
    // Next's own output is packed as a host would pack it.
    if (!existsSync(join(folder, 'index.html.br'))) await compressFiles(folder);
    sites.set(folder, (await startStaticServer({ root: folder, port: 0 })).url);
  }
  for (const path of PAGES) {
    console.log(path);
    await compare(sites, Number(rounds), (site) => measureFirstView(browser, site + path, true));
  }
  for (const { name, path, target } of TAPS) {
    console.log(name);
    await compare(sites, Number(rounds), (site) => measureTap(browser, site + path, target));
  }
  await browser.close();
  process.exit();
}

if (require.main === module) runCommand(() => main(process.argv.slice(2)));
