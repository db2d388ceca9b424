import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { routes } from '../../lib/routes';
import { CHROMIUM_ARGS } from '../browser';
import { findChromium } from '../chromium';
import { listen } from '../listen';
import { buildSite } from '../site-build';
import { startStaticServer } from '../static-server';
import { measureAnswers, measureSwitch } from './answers';
import { bytesToRead, type FirstView, weighFirstView } from './first-view';
import { weighFloor } from './floor';
import { growContent } from './growth';
import { measureSpeed, type Speed, type Spread } from './lighthouse';
import { makeTwin } from './twin';

const SITE = '.test/measure/site';
const TWIN = '.test/measure/twin';
const GROWN = '.test/measure/grown';
const GROWN_CONTENT = '.test/measure/content';

const DEFAULT_ROUNDS = 5;
const pages = [...routes.map(({ path }) => path), '/404.html'];

/** Serves a folder for as long as something is done with it. */
async function served<Result>(root: string, use: (url: string) => Promise<Result>) {
  const server = await startStaticServer({ root, port: 0 });
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

/** A Chromium that Lighthouse can reach through its debugger. */
async function startDebugged(): Promise<{ browser: Browser; port: number }> {
  const free = await listen(createServer(), 0, 'PORT');
  await free.close();
  const browser = await chromium.launch({
    executablePath: findChromium(),
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
const ratio = (one: Spread, other: Spread) => (one.median / other.median).toFixed(2);

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log(
    [`\n${title}\n`, line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'),
  );
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

function printSpeed(speeds: readonly Speed[], rounds: number) {
  print(
    `Lighthouse, телефон, медиана из ${rounds} (от–до); рядом та же страница без скриптов`,
    [
      'страница',
      'оценка',
      'LCP расчётный, с',
      'без скриптов',
      'отношение',
      'LCP замедленный, с',
      'без скриптов',
      'отношение',
      'блокировка, мс',
      'сдвиг',
    ],
    pages.flatMap((page, index) => {
      const [own, limit] = [speeds[2 * index], speeds[2 * index + 1]];
      if (!own || !limit) return [];
      return [
        [
          page,
          plain(own.score),
          seconds(own.simulatedLcp),
          seconds(limit.simulatedLcp),
          ratio(own.simulatedLcp, limit.simulatedLcp),
          seconds(own.throttledLcp),
          seconds(limit.throttledLcp),
          ratio(own.throttledLcp, limit.throttledLcp),
          own.blocking.median.toFixed(0),
          own.shift.median.toFixed(3),
        ],
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
  const floor = weighFloor();
  const { browser, port } = await startDebugged();
  try {
    await served(SITE, async (site) => {
      const views = await weighAll(browser, site);
      printBytes(views, floor);
      print(
        'Ответ на нажатие, мс, процессор замедлен в 6 раз',
        ['действие', 'мс'],
        (await measureAnswers(browser, site)).map(({ action, milliseconds }) => [
          action,
          milliseconds.toFixed(0),
        ]),
      );
      const switched = await measureSwitch(browser, site);
      console.log(`\nПереход на другую страницу после наведения: ${switched.toFixed(0)} мс`);

      growContent('content', GROWN_CONTENT);
      const env = { SITE_CONTENT: GROWN_CONTENT };
      const grownTime = await timed(() => buildSite({ out: GROWN, env }));
      const grown = await served(GROWN, (url) => weighAll(browser, url));
      print(
        `Кейсов, вопросов и работ в 10 раз больше: сборка ${(grownTime / 1000).toFixed(0)} с вместо ${(buildTime / 1000).toFixed(0)}`,
        ['страница', 'HTML, КиБ', 'было', 'чтение, КиБ', 'было'],
        grown.map((view, index) => {
          const before = views[index] ?? view;
          return [
            String(pages[index]),
            kib(view.html),
            kib(before.html),
            kib(bytesToRead(view)),
            kib(bytesToRead(before)),
          ];
        }),
      );

      await served(TWIN, async (twin) => {
        const urls = pages.flatMap((page) => [site + page, twin + page]);
        printSpeed(await measureSpeed(urls, rounds, port), rounds);
      });
    });
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
