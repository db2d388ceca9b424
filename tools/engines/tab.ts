import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { leadsOf, plain } from '../../e2e/fixtures';
import { SITE } from '../../e2e/site';
import { type Browser, type Driver, type Engine, engines } from './engines';
import { CONSOLE_KEY, type SiteProxy, startProxy } from './proxy';

export const SCRIPTS = /\/_next\/static\/.*\.js/;
export const FONTS = /\.woff2/;

/** A tab of the site in any engine, which waits as Playwright's pages do. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  press = (keys: string) => this.driver.press(keys);

  /** Goes to a path of the site, and returns when the page is parsed. */
  goto(path: string) {
    return this.leave((address) => location.assign(address), this.site + path);
  }

  /** Goes to a path, and waits until React has taken over the page. */
  async open(path: string) {
    await this.goto(path);
    await this.hydrated();
  }

  /** Reloads as the browser's button does; the command of WebDriver forgets the scroll position. */
  reload() {
    return this.leave(() => location.reload());
  }

  private async leave<Args extends unknown[]>(go: (...args: Args) => void, ...args: Args) {
    await this.evaluate(() => void Object.assign(window, { left: true }));
    await this.evaluate(go, ...args);
    // A new window may load its empty page twice.
    await this.until(true, () => {
      const isPage = location.protocol !== 'about:' && !('left' in window);
      return isPage && document.readyState !== 'loading';
    });
  }

  /** Goes back or forward in the history of the tab. */
  travel(steps: number) {
    return this.evaluate((by) => history.go(by), steps);
  }

  /** Calls a function in the page; its values and its result are JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    return this.driver.evaluate(run, ...args) as Promise<Result>;
  }

  /** Fails without an answer: WebKit loses a script that meets a page on its way into the history, and takes a second. */
  read<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    const silence = setTimeout(2000, undefined, { ref: false }).then(() => {
      throw new Error('no answer');
    });
    return Promise.race([this.evaluate(run, ...args), silence]);
  }

  /** Clicks what is visible at a selector; of several elements the first with this text. */
  click(selector: string, text = '') {
    const click = () => this.driver.click(bringIntoView, selector, plain(text));
    return eventually(async () => expect(await click(), `${selector} ${text}`).toBe(true));
  }

  /** Waits until the visible words at a selector hold this text. */
  sees(selector: string, text: string) {
    return eventually(async () =>
      expect(plain(await this.read(visibleWords, selector)), selector).toContain(plain(text)),
    );
  }

  /** Waits until a function returns this in the page. */
  until<Args extends unknown[], Value>(want: Value, run: (...args: Args) => Value, ...args: Args) {
    return eventually(async () => {
      const result: unknown = await this.read(run, ...args);
      expect(result, `${run} ${args.join(' ')}`).toEqual(want);
    });
  }

  /** Waits until React has taken over the page. */
  hydrated() {
    return this.until('ready', () => document.documentElement.dataset.scripts);
  }

  /** Has all sections laid out, as a key does; until then what is clicked may move. */
  layOut() {
    return this.evaluate(() => {
      document.documentElement.dataset.laidOut = '';
    });
  }
}

/** Tries again also after an error: a browser refuses commands while a page changes. */
const eventually = (expectation: () => Promise<void>) =>
  expect(expectation).toPass({ intervals: [50], timeout: 10_000 });

/** Returns nothing until the element stands still: it may move when a font comes that it has brought into view. */
function bringIntoView(selector: string, text: string): Element | null {
  const found = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .find((element) => !text || element.textContent?.replace(/\s+/g, ' ').trim() === text);
  if (!found) return null;
  const { top } = found.getBoundingClientRect();
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const hasMoved = Math.abs(found.getBoundingClientRect().top - top) > 1;
  return hasMoved ? null : found;
}

function visibleWords(selector: string): string {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  const visible = found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has the words of what is hidden inside, too, which a visitor does not see.
  return visible.map((element) => element.innerText).join(' ');
}

/** Types a lead by the keyboard; returns what waits until it is shown, and until it has arrived. */
export async function typeLead(tab: Tab, name: string, phone: string, message: string) {
  for (const [field, text] of Object.entries({ name, phone, message })) {
    await tab.click(`#contact [name=${field}]`);
    await tab.press(text);
  }
  const expectTyped = () =>
    tab.until([name, phone, message], () => {
      const fields = document.querySelectorAll<HTMLInputElement>('#contact :is(input, textarea)');
      return [...fields]
        .filter(({ type }) => !['checkbox', 'radio'].includes(type))
        .map(({ value }) => value);
    });
  await expectTyped();
  const expectDelivered = async () => {
    await tab.sees('#contact', 'Заявка отправлена!');
    const lead = { from_name: name, from_phone: phone, message, to_email: 'owner@example.ru' };
    expect(await leadsOf(name)).toEqual([lead]);
  };
  return { expectTyped, expectDelivered };
}

type TestOptions = { width: number; version: string; expectedMessages: RegExp | undefined };
type Shared = { engine: Engine; engineBrowser: Browser; siteProxy: SiteProxy };

/** A test in one of the engines, with a tab of its own, in whose console nothing may appear. */
export const test = base.extend<TestOptions & { tab: Tab }, Shared>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await engines[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  siteProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const proxy = await startProxy();
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  width: [360, { option: true }],
  version: [SITE, { option: true }],
  expectedMessages: [undefined, { option: true }],
  tab: async ({ engineBrowser, siteProxy, width, version, expectedMessages }, use) => {
    siteProxy.serve(version);
    const driver = await engineBrowser.openTab(width);
    const tab = new Tab(driver, siteProxy.url);
    await use(tab);
    const messages = await tab.evaluate((key) => sessionStorage.getItem(key), CONSOLE_KEY);
    await driver.close();
    const lines = (messages ?? '').split('\n').filter(Boolean);
    const unexpected = lines.filter((line) => !expectedMessages?.test(line));
    expect(unexpected, 'console messages').toEqual([]);
  },
});

export { expect };
