import type { Browser, Page } from '@playwright/test';

/** How long the page took to answer something a visitor did. */
export type Answer = { action: string; milliseconds: number };

type Action = { action: string; path: string; wake: string; act(page: Page): Promise<void> };

/** A phone's processor beside this one, as Lighthouse's slow profile has it. */
const SLOWED = 6;

const ACTIONS: readonly Action[] = [
  {
    action: 'вкладка кейсов',
    path: '/',
    wake: '[role=tablist]',
    act: (page) => page.locator('[role=tab]').nth(1).click(),
  },
  {
    action: 'вопрос',
    path: '/',
    wake: '[role=tablist]',
    act: (page) => page.locator('#faq summary').first().click(),
  },
  {
    action: 'карточка калькулятора',
    path: '/calculator/',
    wake: '#estimate form',
    act: (page) => page.locator('#estimate label').first().click(),
  },
  {
    action: 'следующий шаг',
    path: '/calculator/',
    wake: '#estimate form',
    act: (page) => page.locator('#estimate [type=submit]').click(),
  },
  {
    action: 'кнопка пустой формы',
    path: '/',
    wake: '#contact form',
    act: (page) => page.locator('#contact [type=submit]').click(),
  },
];

/**
 * Measures how long each action takes from the visitor's press to the next picture on the screen, with real
 * events and the processor slowed six times: the longest of its events, as Interaction to Next Paint counts.
 *
 * @param site the address of the site, without a slash at its end
 */
export async function measureAnswers(browser: Browser, site: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { action, path, wake, act } of ACTIONS) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(recordEvents);
    await page.goto(site + path);
    await page.waitForFunction(
      (selector) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      wake,
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await act(page);
    await page.waitForFunction(() => performance.getEntriesByType('first-input').length > 0);
    answers.push({ action, milliseconds: await page.evaluate(longestEvent) });
    await page.close();
  }
  return answers;
}

type RecordingWindow = Window & { events?: number[] };

/** Runs in the page: keeps how long each event of an interaction took until the screen showed its outcome. */
function recordEvents() {
  const durations: number[] = [];
  (window as RecordingWindow).events = durations;
  const observer = new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
  // The first interaction is told however short it was.
  observer.observe({ type: 'first-input', buffered: true });
}

/** Runs in the page, once the next two pictures are on the screen and their events are told. */
async function longestEvent(): Promise<number> {
  const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await picture();
  await picture();
  await new Promise((resolve) => setTimeout(resolve));
  return Math.max(...((window as RecordingWindow).events ?? []));
}
