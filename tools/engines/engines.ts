import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { WEBKIT_PORT } from '../../e2e/site';
import { installedBrowsers } from '../../e2e/support/browser';

/*
 * Playwright cannot drive Debian's Firefox and WebKit: Firefox speaks WebDriver BiDi, WebKit the older WebDriver. The
 * whole Chromium stands beside them, since the headless shell of the other tests has no back-forward cache.
 */

// biome-ignore lint/suspicious/noExplicitAny: the values of a function that runs in a page are JSON.
type InPage = (...values: any[]) => unknown;

/** The parts that differ by engine; all else is a function that runs in the page. */
export type Driver = {
  evaluate(run: InPage, ...values: unknown[]): Promise<unknown>;
  /** Clicks the element that a function returns in the page; resolves to whether there is one. */
  click(find: InPage, ...values: unknown[]): Promise<boolean>;
  /** Presses a key by its name, or each letter of a text. */
  press(keys: string): Promise<void>;
  close(): Promise<void>;
};

export type Browser = { openTab(width: number): Promise<Driver>; close(): Promise<void> };

export const engines = {
  chromium: () =>
    startPuppeteer({
      executablePath: wholeChromium,
      // Its smooth scrolls take longer than the rest of a test.
      args: ['--no-sandbox', '--force-prefers-reduced-motion'],
    }),
  firefox: () =>
    startPuppeteer({
      browser: 'firefox',
      executablePath: pathOf('firefox-esr'),
      extraPrefsFirefox: {
        // Scroll bars lie over the page, as on a phone.
        'ui.useOverlayScrollbars': 1,
        // No calls of its own to the outside.
        'services.settings.server': 'data:,',
      },
    }),
  webkit: startWebKit,
};

export type Engine = keyof typeof engines;

/** Debian's package of each program that an engine needs. */
const PACKAGES = {
  chromium: 'chromium',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
};

export const missingPackages = Object.entries(PACKAGES)
  .filter(([program]) => !pathOf(program))
  .map(([, name]) => name);
export const HAS_WEBKIT = ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(pathOf);

const wholeChromium = installedBrowsers().find(existsSync) ?? pathOf('chromium');

export const installed: Engine[] = [];
if (wholeChromium) installed.push('chromium');
if (!missingPackages.includes('firefox-esr')) installed.push('firefox');
if (HAS_WEBKIT) installed.push('webkit');

/** The path of a program of this computer, or an empty text. */
function pathOf(program: string): string {
  return spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
}

const HEIGHT = 740;

async function startPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch(options);
  return {
    async openTab(width) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: HEIGHT });
      return {
        evaluate: (run, ...values) => page.evaluate(run, ...values),
        async click(find, ...values) {
          const element = (await page.evaluateHandle(find, ...values)).asElement();
          await (element as ElementHandle<Element> | null)?.click();
          return element !== null;
        },
        press: (keys) => (keys === 'Escape' ? page.keyboard.press(keys) : page.keyboard.type(keys)),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

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
            .sendKeys(keys === 'Escape' ? Key.ESCAPE : keys)
            .perform(),
        async close() {
          await driver.close();
          await driver.switchTo().window(first);
        },
      };
    },
    close: () => driver.quit(),
  };
}
