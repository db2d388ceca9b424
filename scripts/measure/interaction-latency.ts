import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { hydrated } from '../browser';
import { type Spread, spreadOf } from './lighthouse';

type Tap = { what: string; path: string; target: string };

export type Latency = { what: string; milliseconds: Spread };

/** A phone's processor beside this one, as Lighthouse's slow profile has it. */
const SLOWDOWN = 6;
/** How long a finger rests on the glass. */
const TAP_MS = 80;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const TAPS: readonly Tap[] = [
  { what: 'вкладка кейсов', path: '/', target: '[role=tab]:nth-child(2)' },
  { what: 'карточка калькулятора', path: '/calculator/', target: '#estimate label' },
  { what: 'следующий шаг', path: '/calculator/', target: '#estimate [type=submit]' },
  { what: 'вопрос', path: '/', target: '#faq summary' },
  { what: 'кнопка пустой формы', path: '/', target: '#contact [type=submit]' },
];

/**
 * Measures how long each tap takes to show its outcome, with real touches on a page at rest and the processor slowed
 * six times: the longest event of the interaction, as Interaction to Next Paint counts.
 *
 * @param site the address of the site, without a slash at its end
 */
export async function measureLatencies(
  browser: Browser,
  site: string,
  rounds: number,
): Promise<Latency[]> {
  const latencies: Latency[] = [];
  for (const { what, path, target } of TAPS) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await measureTap(browser, site + path, target));
    }
    latencies.push({ what, milliseconds: spreadOf(times) });
  }
  return latencies;
}

/** @returns milliseconds */
async function measureTap(browser: Browser, url: string, target: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(recordEvents);
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const element = page.locator(target).first();
  await element.evaluate(showInMiddle);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tap(devtools, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await page.waitForFunction(() => (window as RecordingWindow).clicked);
  const milliseconds = await page.evaluate(longestEvent);
  await page.close();
  return milliseconds;
}

async function tap(devtools: CDPSession, point: { x: number; y: number }) {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type RecordingWindow = Window & { events?: number[]; clicked?: boolean };

/** Runs in the page: brings an element into the middle of the screen and waits until it is painted there. */
async function showInMiddle(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Runs in the page: records how long each event of an interaction took until its outcome was painted. */
function recordEvents() {
  const durations: number[] = [];
  (window as RecordingWindow).events = durations;
  const observer = new PerformanceObserver((list) => {
    for (const event of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (event.interactionId > 0) durations.push(event.duration);
    }
  });
  observer.observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
  // The first interaction is reported however short it was.
  observer.observe({ type: 'first-input', buffered: true });
  addEventListener('click', () => {
    (window as RecordingWindow).clicked = true;
  });
}

/** Runs in the page, once the outcome is painted and its events are reported. */
async function longestEvent(): Promise<number> {
  for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
  return Math.max(...((window as RecordingWindow).events ?? []));
}
