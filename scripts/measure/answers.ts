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
    await awake(page, wake);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await act(page);
    await page.waitForFunction(() => performance.getEntriesByType('first-input').length > 0);
    answers.push({ action, milliseconds: await page.evaluate(longestEvent) });
    await page.close();
  }
  return answers;
}

/**
 * Measures a page switch after intent, at the machine's full speed: from the click on a link that was pointed at
 * before to the first picture with the new page's headline.
 *
 * @returns milliseconds
 */
export async function measureSwitch(browser: Browser, site: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site}/`);
  await awake(page, 'header nav');
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

/** Waits until React answers for an element. */
function awake(page: Page, selector: string) {
  return page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    selector,
  );
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
