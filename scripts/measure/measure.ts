import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { pathOf, routes } from '../../lib/routes';
import { CHROMIUM_ARGS } from '../browser';
import { findHeadlessShell } from '../chromium';
import { copyProject } from '../copy-project';
import { listen } from '../listen';
import { buildSite } from '../site-build';
import { startStaticServer } from '../static-server';
import { type Answer, measureAnswers, measureSwitch } from './answers';
import { bytesToRead, type FirstView, weighFirstView } from './first-view';
import { weighFloor } from './floor';
import { growContent } from './growth';
import { measureSpeeds, type Spread } from './lighthouse';
import { makeTwin } from './twin';

const SITE = '.test/measure/site';
const TWIN = '.test/measure/twin';
const GROWN_PROJECT = '.test/measure/grown-project';
const GROWN = `${GROWN_PROJECT}/out`;
const GROWN_TWIN = '.test/measure/grown-twin';
const GROWN_CONTENT = '.test/measure/content';

const DEFAULT_ROUNDS = 5;
/** The pages whose lists grow. */
const GROWING_PAGES = [pathOf('home'), pathOf('websites')];
const pages = [...routes.map(({ path }) => path), '/404.html'];

/** Serves folders for as long as something is done with them. */
async function served(roots: readonly string[], use: (...urls: string[]) => Promise<void>) {
  const servers = await Promise.all(roots.map((root) => startStaticServer({ root, port: 0 })));
  try {
    await use(...servers.map(({ url }) => url));
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** A Chromium that Lighthouse can reach through its debugger. */
async function startDebugged(): Promise<{ browser: Browser; port: number }> {
  const free = await listen(createServer(), 0, 'PORT');
  await free.close();
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${free.port}`],
  });
  return { browser, port: free.port };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function weighAll(browser: Browser, url: string): Promise<FirstView[]> {
  const views: FirstView[] = [];
  for (const page of pages) views.push(await weighFirstView(browser, url + page));
  return views;
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const seconds = ({ min, median, max }: Spread) =>
  `${(median / 1000).toFixed(2)} (${(min / 1000).toFixed(2)}–${(max / 1000).toFixed(2)})`;
const plain = ({ min, median, max }: Spread) => `${median} (${min}–${max})`;
const rounded = ({ min, median, max }: Spread) => ({
  min: Math.round(min),
  median: Math.round(median),
  max: Math.round(max),
});
const ratio = (one: Spread, other: Spread) => (one.median / other.median).toFixed(2);

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  printHead(title, head);
  for (const row of rows) printRow(row);
}

function printHead(title: string, head: readonly string[]) {
  console.log(`\n${title}\n`);
  printRow(head);
  printRow(head.map(() => '---'));
}

function printRow(cells: readonly string[]) {
  console.log(`| ${cells.join(' | ')} |`);
}

function printBytes(views: readonly FirstView[], floor: number) {
  print(
    `Первый показ на телефоне, КиБ в brotli; скрипты самого фреймворка ${kib(floor)}`,
    [
      'страница',
      'HTML',
      'шрифты',
      'картинки',
      'чтение',
      'скрипты',
      'сверх фреймворка',
      'данные',
      'запросов',
      'до загрузки',
    ],
    views.map((view, index) => [
      String(pages[index]),
      kib(view.html),
      kib(view.fonts),
      kib(view.pictures),
      kib(bytesToRead(view)),
      kib(view.scripts),
      kib(view.scripts - floor),
      kib(view.data),
      String(view.requests),
      String(view.requestsBeforeLoad),
    ]),
  );
}

/** A page, and the same page without scripts. */
type Pair = { label: string; own: string; limit: string };

/** Prints each row as soon as it is measured, because all of them take long. */
async function printSpeeds(pairs: readonly Pair[], rounds: number, port: number) {
  printHead(
    `Lighthouse, телефон, медиана из ${rounds} (от–до); рядом та же страница без скриптов`,
    [
      'страница',
      'оценка',
      'без скриптов',
      'LCP расчётный, с',
      'без скриптов',
      'отношение',
      'LCP замедленный, с',
      'без скриптов',
      'отношение',
      'блокировка, мс',
      'без скриптов',
      'сдвиг',
    ],
  );
  for (const { label, ...urls } of pairs) {
    const { own, limit } = await measureSpeeds(urls, rounds, port);
    printRow([
      label,
      plain(own.score),
      plain(limit.score),
      seconds(own.simulatedLcp),
      seconds(limit.simulatedLcp),
      ratio(own.simulatedLcp, limit.simulatedLcp),
      seconds(own.throttledLcp),
      seconds(limit.throttledLcp),
      ratio(own.throttledLcp, limit.throttledLcp),
      plain(rounded(own.blocking)),
      plain(rounded(limit.blocking)),
      own.shift.median.toFixed(3),
    ]);
  }
}

function printAnswers(answers: readonly Answer[], switched: Spread, rounds: number) {
  print(
    `Ответ на нажатие пальцем, мс, процессор замедлен в 6 раз, медиана из ${rounds} (от–до)`,
    ['действие', 'мс'],
    answers.map(({ action, milliseconds }) => [action, plain(rounded(milliseconds))]),
  );
  console.log(`\nПереход на другую страницу после наведения, мс: ${plain(rounded(switched))}`);
}

type Growth = { time: number; views: readonly FirstView[] };

function printGrowth(before: Growth, after: Growth) {
  print(
    `Кейсов, вопросов и работ в 10 раз больше: сборка ${(after.time / 1000).toFixed(0)} с вместо ${(before.time / 1000).toFixed(0)}`,
    ['страница', 'HTML, КиБ', 'было', 'чтение, КиБ', 'было'],
    after.views.map((view, index) => {
      const old = before.views[index] ?? view;
      return [
        String(pages[index]),
        kib(view.html),
        kib(old.html),
        kib(bytesToRead(view)),
        kib(bytesToRead(old)),
      ];
    }),
  );
}

async function main() {
  const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error('Число замеров — целое от 1, например npm run measure -- 5');
  }
  await rm('.test/measure', { recursive: true, force: true });
  console.log('Собираю сайт…');
  const buildTime = await timed(() => buildSite({ out: SITE }));
  await makeTwin(SITE, TWIN);
  growContent('content', GROWN_CONTENT);
  await copyProject(GROWN_PROJECT, GROWN_CONTENT);
  const grownTime = await timed(() => buildSite({ root: resolve(GROWN_PROJECT), out: 'out' }));
  await makeTwin(GROWN, GROWN_TWIN);

  const floor = weighFloor();
  const { browser, port } = await startDebugged();
  try {
    await served([SITE, TWIN, GROWN, GROWN_TWIN], async (site, twin, grown, grownTwin) => {
      const views = await weighAll(browser, site);
      printBytes(views, floor);
      printAnswers(
        await measureAnswers(browser, { site, twin, rounds }),
        await measureSwitch(browser, site, rounds),
        rounds,
      );
      printGrowth(
        { time: buildTime, views },
        { time: grownTime, views: await weighAll(browser, grown) },
      );
      const pairs: Pair[] = [
        ...pages.map((page) => ({ label: page, own: site + page, limit: twin + page })),
        ...GROWING_PAGES.map((page) => ({
          label: `${page}, в 10 раз больше`,
          own: grown + page,
          limit: grownTwin + page,
        })),
      ];
      await printSpeeds(pairs, rounds, port);
    });
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
