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

/** Measures every site once a round, so that a slow moment of the machine falls on all, and prints medians. */
async function compare(
  sites: readonly string[],
  rounds: number,
  measure: (site: string) => Promise<Record<string, number>>,
) {
  const runs = sites.map((): Record<string, number>[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, site] of sites.entries()) runs[index]?.push(await measure(site));
  }
  const rows = Object.keys(runs[0]?.[0] ?? {}).map((metric) => {
    const values = runs.map((run) => run.map((one) => Number(one[metric])).sort((a, b) => a - b));
    const [first = 0, ...others] = values.map((sorted) => Number(sorted[rounds >> 1]));
    const ratios = others.map((other) => (other / first).toFixed(2));
    return [metric, [...[first, ...others].map(Math.round), ...ratios]];
  });
  console.table(Object.fromEntries(rows));
}

/** `npm run measure -- 5 ../before/out out`: five rounds of two exports, and the second as a share of the first. */
async function main([rounds = '5', ...folders]: string[]) {
  const browser = await startBrowser();
  const sites: string[] = [];
  for (const folder of folders.length > 0 ? folders : ['out']) {
    // Next's own output is packed as a host would pack it.
    if (!existsSync(join(folder, 'index.html.br'))) await compressFiles(folder);
    sites.push((await startStaticServer({ root: folder })).url);
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

runCommand(() => main(process.argv.slice(2)));
