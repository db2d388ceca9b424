import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../lib/routes';
import { startBrowser } from '../browser';
import { compressFiles } from '../export/compress';
import { startStaticServer } from '../static-server';
import { runCommand } from '../terminal';
import { measureFirstView } from '../visit/first-view';

/** Pages, each with what is tapped on it. */
const VISITS = [
  ['/', '[role=tab]:nth-child(2)'],
  ['/', '#faq summary'],
  [pathOf('calculator'), '#estimate label'],
  [pathOf('calculator'), '#estimate [type=submit]'],
  [pathOf('websites'), 'summary'],
  [pathOf('seo'), '#contact [type=submit]'],
  ['/404.html', 'header button'],
] as const;

type View = Omit<Awaited<ReturnType<typeof measureFirstView>>, 'resources'>;

/** Returns the medians of each site, and those of the others as shares of the first. */
function compare(views: readonly View[][]) {
  const metrics = Object.keys(views[0]?.[0] ?? {}) as (keyof View)[];
  const rows = metrics.map((metric) => {
    const medians = views.map((of) => {
      const sorted = of.map((view) => view[metric]).sort((one, other) => one - other);
      return Number(sorted[sorted.length >> 1]);
    });
    const [first = 0, ...others] = medians;
    const shares = others.map((other) => (other / first).toFixed(2));
    return [metric, [...medians.map(Math.round), ...shares]];
  });
  return Object.fromEntries(rows);
}

/** `npm run measure -- 5 ../before/out out`: five rounds of two exports, and the second as a share of the first. */
runCommand(async (rounds = '5', ...folders) => {
  const browser = await startBrowser();
  const sites: string[] = [];
  for (const folder of folders.length > 0 ? folders : ['out']) {
    // Next's own output is packed as a host would pack it.
    if (!existsSync(join(folder, 'index.html.br'))) await compressFiles(folder);
    sites.push((await startStaticServer({ root: folder })).url);
  }
  for (const [path, tap] of VISITS) {
    const views = sites.map((): View[] => []);
    // A slow moment of the machine falls on all sites.
    for (let round = 0; round < Number(rounds); round += 1) {
      for (const [index, site] of sites.entries()) {
        const { resources: _, ...view } = await measureFirstView(browser, site + path, tap);
        views[index]?.push(view);
      }
    }
    console.log(path, tap);
    console.table(compare(views));
  }
  await browser.close();
  process.exit();
});
