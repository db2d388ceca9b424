import { expect } from '@playwright/test';
import { plain } from '../fixtures';
import type { Driver } from './webdriver';

/** WebDriver's codes of the keys. */
const KEYS = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c', Shift: '\ue008' };
/** How WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A tab of its own, with nothing stored, in a window as wide as wanted. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  async open(width: number) {
    const known = await this.windows();
    const [first] = known;
    await this.driver.send('SwitchToWindow', { handle: first, focus: true });
    // Only a window that a page opens may be as narrow as a phone.
    await this.evaluate(
      (size) => open('about:blank', '', size),
      `noopener,width=${width},height=740`,
    );
    await expect.poll(async () => (await this.windows()).length).toBe(known.length + 1);
    const handle = (await this.windows()).find((one) => !known.includes(one));
    await this.driver.send('SwitchToWindow', { handle, focus: true });
  }

  close() {
    return this.driver.send('CloseWindow');
  }

  private windows() {
    return this.driver.send('GetWindowHandles') as Promise<string[]>;
  }

  /** Goes to a path of the site, and returns when the page is parsed. */
  goto(path: string) {
    return this.load('Navigate', { url: this.site + path });
  }

  /** Reloads, and returns when the page is parsed. */
  reload() {
    return this.load('Refresh');
  }

  private async load(command: 'Navigate' | 'Refresh', parameters?: Record<string, unknown>) {
    await this.evaluate(() => Object.assign(window, { left: true }) && null);
    await this.driver.send(command, parameters);
    await this.until(true, () => !('left' in window) && document.readyState !== 'loading');
  }

  back() {
    return this.driver.send('Back');
  }

  forward() {
    return this.driver.send('Forward');
  }

  /** Calls a function in the page; what goes in and comes out is JSON. */
  evaluate<Values extends unknown[], Result>(run: (...values: Values) => Result, ...args: Values) {
    const script = `return (${run}).apply(null, arguments)`;
    return this.driver.send('ExecuteScript', { script, args }) as Promise<Result>;
  }

  /** Clicks, as a pointer does, what is in sight at a selector; of several the first with this text. */
  async click(selector: string, text = '') {
    let element: Record<string, string> | null = null;
    await eventually(async () => {
      element = await this.evaluate(bringIntoSight, selector, plain(text));
      expect(element, `${selector} ${text}`).not.toBeNull();
      await this.driver.send('ElementClick', { id: element?.[ELEMENT] });
    });
  }

  /** Presses a key by its name, or each of the letters given. */
  press(keys: keyof typeof KEYS | (string & {})) {
    const values = keys in KEYS ? [KEYS[keys as keyof typeof KEYS]] : [...keys];
    const actions = values.flatMap((value) =>
      (['keyDown', 'keyUp'] as const).map((type) => ({ type, value })),
    );
    return this.driver.send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Waits until the words in sight at a selector hold this text. */
  async sees(selector: string, text: string) {
    await eventually(async () => {
      const words = await this.evaluate(wordsInSight, selector);
      expect(plain(words), selector).toContain(plain(text));
    });
  }

  /** Waits until a function answers with this in the page. */
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

  /** A PNG of what is in sight. */
  async screenshot() {
    return Buffer.from((await this.driver.send('TakeScreenshot')) as string, 'base64');
  }
}

/** Tries again while the page is not as expected; while it changes, the browser refuses scripts. */
async function eventually(expectation: () => Promise<void>) {
  await expect(expectation).toPass({ intervals: [50], timeout: 10_000 });
}

function bringIntoSight(selector: string, text: string): Record<string, string> | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .find((one) => !text || one.textContent.replace(/\s+/g, ' ').trim() === text);
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // WebDriver names an element by an object.
  return (found ?? null) as unknown as Record<string, string> | null;
}

function wordsInSight(selector: string): string {
  return (
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden inside does not count
      .map((one) => one.innerText)
      .join(' ')
  );
}
