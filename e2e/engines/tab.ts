import { expect } from '@playwright/test';
import { plain } from '../fixtures';
import type { Driver } from './webdriver';

/** The codes of keys in WebDriver. */
const KEYS: Record<string, string> = { Escape: '\ue00c' };
/** The name of an element's reference in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A browser tab in a window of its own, with nothing stored. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  async open(width: number) {
    const handles = () => this.driver.send('GetWindowHandles') as Promise<string[]>;
    const [first] = await handles();
    await this.driver.send('SwitchToWindow', { handle: first });
    // Only a window that a page opens may be as narrow as a phone.
    await this.evaluate((size) => void open('', '', size), `noopener,width=${width},height=740`);
    await eventually(async () => expect(await handles()).toHaveLength(2));
    const handle = (await handles()).find((one) => one !== first);
    await this.driver.send('SwitchToWindow', { handle });
  }

  /** Goes to a path of the site, and returns when the page is parsed. */
  goto(path: string) {
    return this.leave(() => this.driver.send('Navigate', { url: this.site + path }));
  }

  /** Reloads as the browser's button does; the command of WebDriver forgets the place in the page. */
  reload() {
    return this.leave(() => this.evaluate(() => location.reload()));
  }

  private async leave(go: () => Promise<unknown>) {
    await this.evaluate(() => void Object.assign(window, { left: true }));
    await go();
    // A new window may load its empty page twice.
    await this.until(true, () => {
      const isPage = location.protocol !== 'about:' && !('left' in window);
      return isPage && document.readyState !== 'loading';
    });
  }

  back() {
    return this.driver.send('Back');
  }

  forward() {
    return this.driver.send('Forward');
  }

  /** Calls a function in the page; its values and its result are JSON. */
  evaluate<Values extends unknown[], Result>(run: (...values: Values) => Result, ...args: Values) {
    const script = `return (${run}).apply(null, arguments)`;
    return this.driver.send('ExecuteScript', { script, args }) as Promise<Result>;
  }

  /** Clicks what is visible at a selector; of several elements the first with this text. */
  async click(selector: string, text = '') {
    await eventually(async () => {
      const element = await this.evaluate(bringIntoView, selector, plain(text));
      expect(element, `${selector} ${text}`).not.toBeNull();
      await this.driver.send('ElementClick', { id: element?.[ELEMENT] });
    });
  }

  /** Presses a key by its name, or each letter of a text. */
  press(keys: string) {
    const actions = (KEYS[keys] ? [KEYS[keys]] : [...keys]).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.driver.send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Waits until the visible words at a selector hold this text. */
  async sees(selector: string, text: string) {
    await eventually(async () =>
      expect(plain(await this.evaluate(visibleWords, selector)), selector).toContain(plain(text)),
    );
  }

  /** Waits until a function returns this in the page. */
  async until<Values extends unknown[], Result>(
    expected: Result,
    run: (...values: Values) => Result,
    ...values: Values
  ) {
    await eventually(async () => {
      const result: unknown = await this.evaluate(run, ...values);
      expect(result, String(run)).toEqual(expected);
    });
  }

  /** Waits until React has taken over the page. */
  hydrated() {
    return this.until('ready', () => document.documentElement.dataset.scripts);
  }

  /** A PNG of the window. */
  async screenshot() {
    return Buffer.from((await this.driver.send('TakeScreenshot')) as string, 'base64');
  }
}

/** Tries again also after an error: a browser refuses commands while a page changes. */
async function eventually(expectation: () => Promise<void>) {
  await expect(expectation).toPass({ intervals: [50], timeout: 10_000 });
}

function bringIntoView(selector: string, text: string): Record<string, string> | null {
  const found = [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .find((one) => !text || one.textContent?.replace(/\s+/g, ' ').trim() === text);
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // WebDriver turns the element into its reference.
  return (found ?? null) as unknown as Record<string, string> | null;
}

function visibleWords(selector: string): string {
  return (
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      // biome-ignore lint/performance/useDomNodeTextContent: textContent has the words of what is hidden inside, too, which a visitor does not see.
      .map((one) => one.innerText)
      .join(' ')
  );
}
