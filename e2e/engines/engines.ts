import { spawnSync } from 'node:child_process';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, type WebElement } from 'selenium-webdriver';
import { SITE_PORT } from '../site';

/*
 * Debian's Firefox and WebKit, which Playwright cannot drive. Firefox speaks WebDriver BiDi, WebKit the older
 * WebDriver.
 */

export type Engine = 'firefox' | 'webkit';

// biome-ignore lint/suspicious/noExplicitAny: the values of a function that runs in a page are JSON.
type InPage = (...values: any[]) => unknown;

/** The verbs that both engines have for a tab. */
export type Driver = {
  evaluate(run: InPage, ...values: unknown[]): Promise<unknown>;
  /** Clicks the element that a function returns in the page; resolves to whether there is one. */
  click(find: InPage, ...values: unknown[]): Promise<boolean>;
  /** Presses a key by its name, or each letter of a text. */
  press(keys: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

export type Browser = { openTab(width: number): Promise<Driver>; close(): Promise<void> };

/** Debian's packages for each engine, and the programs that are started. */
export const ENGINES = {
  firefox: { packages: 'firefox-esr', programs: ['firefox-esr'], start: startFirefox },
  webkit: {
    packages: 'webkit2gtk-driver xvfb xauth',
    programs: ['WebKitWebDriver', 'xvfb-run', 'xauth'],
    start: startWebKit,
  },
} as const;

const all: readonly Engine[] = ['firefox', 'webkit'];
export const installed = all.filter(
  (engine) => spawnSync('which', ENGINES[engine].programs).status === 0,
);
export const missing = all.filter((engine) => !installed.includes(engine));

const HEIGHT = 740;

async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: spawnSync('which', ['firefox-esr'], { encoding: 'utf8' }).stdout.trim(),
    extraPrefsFirefox: {
      // Scroll bars lie over the page, as on a phone.
      'ui.useOverlayScrollbars': 1,
      // No calls of its own to the outside.
      'services.settings.server': 'data:,',
    },
  });
  return {
    async openTab(width) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: HEIGHT });
      return {
        evaluate: (run, ...values) => page.evaluate(run, ...values),
        async click(find, ...values) {
          const handle = await page.evaluateHandle(find, ...values);
          const element = handle.asElement() as ElementHandle<Element> | null;
          await element?.click();
          return element !== null;
        },
        press: (keys) => (keys === 'Escape' ? page.keyboard.press(keys) : page.keyboard.type(keys)),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

const WEBKIT_PORT = SITE_PORT + 3;

/** Serves WebKit's driver on a screen of its own. */
export const webKitServer = {
  command: `xvfb-run --auto-servernum --server-args='-screen 0 1400x1000x24' WebKitWebDriver --port=${WEBKIT_PORT}`,
  url: `http://127.0.0.1:${WEBKIT_PORT}/status`,
  env: { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
} as const;

async function startWebKit(): Promise<Browser> {
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${WEBKIT_PORT}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // WebKit loses a script that it is given while it waits for a page.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { args },
    })
    .build();
  const first = await driver.getWindowHandle();
  return {
    async openTab(width) {
      // Only a window that a page opens may be as narrow as a phone.
      const features = `noopener,width=${width},height=${HEIGHT}`;
      await driver.executeScript((size: string) => void open('', '', size), features);
      await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2);
      const handles = await driver.getAllWindowHandles();
      await driver.switchTo().window(handles.find((handle) => handle !== first) ?? first);
      return {
        evaluate: (run, ...values) => driver.executeScript(run, ...values),
        async click(find, ...values) {
          const element = await driver.executeScript<WebElement | null>(find, ...values);
          await element?.click();
          return element !== null;
        },
        press: (keys) =>
          driver
            .actions()
            .sendKeys(keys === 'Escape' ? '\ue00c' : keys)
            .perform(),
        screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
        async close() {
          await driver.close();
          await driver.switchTo().window(first);
        },
      };
    },
    close: () => driver.quit(),
  };
}
