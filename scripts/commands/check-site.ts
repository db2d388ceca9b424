import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LinkState } from 'linkinator';
import { deepValues } from '../../content/deep-values';
import { describeProblem, problemAt } from '../../content/yaml-file';
import { routes } from '../../lib/routes';
import { startBrowser } from '../browser';
import { checkSources } from '../sources';
import { startStaticServer } from '../static-server';
import { report, runCommand } from '../terminal';
import { calculatorErrors, leadErrors } from '../visit/forms';
import { crawlLinks, cutOff, htmlErrors, pageErrors, shiftOf } from '../visit/page';
import { deadSources } from '../visit/sources';

/** `npm run check:site`, after a build: opens the site as visitors do. It knows only the texts of the content. */
runCommand(async () => {
  const folder = resolve('out');
  if (!existsSync(join(folder, '404.html'))) {
    throw new Error('В папке out нет сайта: сначала соберите его, npm run build');
  }
  const { settings, content } = await checkSources(process.cwd());
  const server = await startStaticServer({ root: folder, basePath: settings.basePath });
  const site = server.url + settings.basePath;
  const browser = await startBrowser();
  const context = await browser.newContext();
  // Nothing outside the site is asked: neither a counter nor the sending service.
  const isForeign = ({ href }: URL) => !href.startsWith(site);
  await context.route(isForeign, (route) => route.fulfill({ status: 204 }));
  const warnings: string[] = [];

  const checkPage = async (path: string, title: string) => {
    const errors = await htmlErrors(join(folder, path.replace(/\/$/, '/index.html')));
    for (const width of [360, 1280]) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      errors.push(...(await pageErrors(page, site + path, title)));
      const warn = (text: string, warning: string) => {
        const message = `на экране ${width} px страница ${path} ${warning}`;
        const { path: place } = deepValues(content).find(({ value }) => value === text) ?? {};
        const problem = place && describeProblem(problemAt('content', place, message));
        warnings.push(problem ?? `тексты: ${message}`);
      };
      if ((await shiftOf(page)) > 0.05)
        warn(title, `при загрузке сдвигается; попробуйте заголовок короче: «${title}»`);
      for (const text of await cutOff(page)) warn(text, `не вмещает «${text.slice(0, 60)}»`);
      await page.close();
    }
    return [...new Set(errors)].map((error) => `${path}: ${error}`);
  };
  const checkLinks = async () => {
    const links = await crawlLinks(site, settings.siteUrl);
    const broken = links.filter(({ state }) => state === LinkState.BROKEN);
    return broken.map(({ url, parent }) => `${parent}: не открывается ${url}`.replaceAll(site, ''));
  };

  const { delivery } = settings;
  const found = await Promise.all([
    ...routes.map(({ id, path }) => checkPage(path, content[id].hero.title)),
    checkPage('/404.html', content['not-found'].title),
    checkLinks(),
    calculatorErrors(context, `${site}/calculator/`, content),
    // The launch check reports missing keys.
    Object.values(delivery).every(Boolean) ? leadErrors(context, `${site}/`, delivery) : [],
  ]);
  for (const { path, message } of await deadSources(content)) {
    warnings.push(describeProblem(problemAt('content', path, message)));
  }
  await browser.close();
  await server.close();
  const errors = found.flat();
  report('error', 'Сломано, публиковать нельзя:', errors);
  report('warning', 'Можно лучше, решать вам:', warnings);
  if (errors.length > 0) process.exitCode = 1;
  else console.log('Сайт собран правильно.');
});
