import { test as base, expect } from '@playwright/test';
import { SITE_PORT } from '../site';
import { CONSOLE_KEY, type SiteProxy, startProxy } from './proxy';
import { Tab } from './tab';
import { type Driver, ENGINES, type Engine } from './webdriver';

type Fixtures = { width: number; tab: Tab };
type Shared = { engine: Engine; driver: Driver; site: SiteProxy };

/** A test in one of the engines, with a tab of its own, in whose console nothing may appear. */
export const test = base.extend<Fixtures, Shared>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use, { parallelIndex }) => {
      const driver = await ENGINES[engine].start(SITE_PORT + 3 + parallelIndex);
      await use(driver);
      await driver.close();
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
  tab: async ({ driver, site, width }, use) => {
    const tab = new Tab(driver, site.url);
    await tab.open(width);
    await use(tab);
    const messages = await tab.evaluate((key) => sessionStorage.getItem(key), CONSOLE_KEY);
    await driver.send('CloseWindow');
    expect(messages, 'console messages').toBeNull();
  },
});

export { expect };

export const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;
export const FONTS = /\.woff2/;

export async function open(tab: Tab, path: string) {
  await tab.goto(path);
  await tab.hydrated();
}

/** Until then what is clicked may move. */
export const laidOut = (tab: Tab) => tab.until('', () => document.documentElement.dataset.laidOut);
