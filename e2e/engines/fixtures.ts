import { test as base, expect } from '@playwright/test';
import { type Browser, type Engine, startEngine } from './engines';
import { CONSOLE_KEY, type SiteProxy, startProxy } from './proxy';
import { Tab } from './tab';

type Fixtures = { width: number; tab: Tab };
type Shared = { engine: Engine; engineBrowser: Browser; site: SiteProxy };

/** A test in one of the engines, with a tab of its own, in whose console nothing may appear. */
export const test = base.extend<Fixtures, Shared>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await startEngine[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startProxy();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  width: [1280, { option: true }],
  tab: async ({ engineBrowser, site, width }, use) => {
    const driver = await engineBrowser.openTab(width);
    const tab = new Tab(driver, site.url);
    await use(tab);
    const messages = await tab.evaluate((key) => sessionStorage.getItem(key), CONSOLE_KEY);
    await driver.close();
    expect(messages, 'console messages').toBeNull();
  },
});

export { expect };

export const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;
export const FONTS = /\.woff2/;
