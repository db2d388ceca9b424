import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { hydrated } from '../browser';
import { type Spread, spreadOf } from './lighthouse';

/** How long the page took to answer something a visitor did. */
export type Answer = { action: string; milliseconds: Spread };

type Action = { action: string; path: string; press: string };

/** A phone's processor beside this one, as Lighthouse's slow profile has it. */
const SLOWED = 6;

/** How long a finger rests on the glass. */
const TAP_MS = 80;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What the browser answers by itself where no script does. */
const NATIVE: readonly Action[] = [
  {
    action: 'вопрос',
    path: '/',
    press: '#faq summary',
  },
  {
    action: 'кнопка пустой формы',
    path: '/',
    press: '#contact [type=submit]',
  },
];

const ACTIONS: readonly Action[] = [
  {
    action: 'вкладка кейсов',
    path: '/',
    press: '[role=tab]:nth-child(2)',
  },
  {
    action: 'карточка калькулятора',
    path: '/calculator/',
    press: '#estimate label',
  },
  {
    action: 'следующий шаг',
    path: '/calculator/',
    press: '#estimate [type=submit]',
  },
  ...NATIVE,
];

/**
 * Measures how long each action takes from the visitor's tap to the next picture on the screen, with real touches
 * on a still page and the processor slowed six times: the longest of its events, as Interaction to Next Paint counts.
 *
 * @param site the address of the site, without a slash at its end
 * @param twin that of the site without scripts, whose questions and form the browser answers alone
 */
export async function measureAnswers(
  browser: Browser,
  { site, twin, rounds }: { site: string; twin: string; rounds: number },
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const measure = async (action: string, answer: () => Promise<number>) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await answer());
    answers.push({ action, milliseconds: spreadOf(times) });
  };
  for (const { action, path, press } of NATIVE) {
    await measure(`${action}, страница без скриптов`, () =>
      measureTap(browser, twin + path, press),
    );
  }
  for (const { action, path, press } of ACTIONS) {
    await measure(action, () =>
      measureTap(browser, site + path, press, async (page) => {
        await hydrated(page);
        await page.waitForFunction(() => !document.documentElement.dataset.layout);
      }),
    );
  }
  return answers;
}

/** @returns milliseconds */
async function measureTap(
  browser: Browser,
  url: string,
  press: string,
  ready = async (_page: Page) => {},
): Promise<number> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(recordEvents);
  await page.goto(url);
  await ready(page);
  // A page at rest: what comes with the scripts must not be counted as part of the answer.
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  const target = page.locator(press).first();
  await target.evaluate(showInMiddle);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await tap(devtools, await middleOf(target));
  await page.waitForFunction(() => (window as RecordingWindow).clicked);
  const milliseconds = await page.evaluate(longestEvent);
  await page.close();
  return milliseconds;
}

/**
 * Measures a page switch after intent, at the machine's full speed: from the click on a link that was pointed at
 * before to the first picture with the new page's headline.
 *
 * @returns milliseconds
 */
export async function measureSwitch(
  browser: Browser,
  site: string,
  rounds: number,
): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await switchOnce(browser, site));
  return spreadOf(times);
}

async function switchOnce(browser: Browser, site: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site}/`);
  await hydrated(page);
  const link = page.locator('header a[href="/seo-donetsk/"]').first();
  const fetched = page.waitForResponse((response) =>
    /seo-donetsk\/.*__PAGE__/.test(response.url()),
  );
  await link.hover();
  await (await fetched).finished();
  const milliseconds = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        let pressed = 0;
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            pressed = timeStamp;
          },
          true,
        );
        const look = () => {
          if (pressed && document.querySelector('h1') !== before)
            resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await link.click();
  const taken = await milliseconds;
  await page.close();
  return taken;
}

async function tap(devtools: CDPSession, point: { x: number; y: number }) {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Нечего нажать: элемент не виден');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type RecordingWindow = Window & { events?: number[]; clicked?: boolean };

/** Runs in the page: brings an element into the middle of the screen and waits until it is drawn there. */
async function showInMiddle(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/**
 * Runs in the page: keeps how long each event of an interaction took until the screen showed its outcome. Others, such
 * as a pointer found over the page while it loads, are no interaction and have no id of one.
 */
function recordEvents() {
  const durations: number[] = [];
  (window as RecordingWindow).events = durations;
  const observer = new PerformanceObserver((list) => {
    const events = list.getEntries() as (PerformanceEntry & { interactionId: number })[];
    durations.push(
      ...events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
    );
  });
  observer.observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
  addEventListener('click', () => {
    (window as RecordingWindow).clicked = true;
  });
  // The first interaction is told however short it was.
  observer.observe({ type: 'first-input', buffered: true });
}

/** Runs in the page, once the picture with the outcome is on the screen and its events are told. */
async function longestEvent(): Promise<number> {
  const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let count = 0; count < 3; count += 1) await picture();
  await new Promise((resolve) => requestIdleCallback(resolve));
  return Math.max(...((window as RecordingWindow).events ?? []));
}
