import { type Browser, chromium, type Page } from '@playwright/test';
import { findHeadlessShell } from './chromium';

/** How every command here starts Chromium: no calls of its own to the outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell(), args: CHROMIUM_ARGS });
}

/** Keeps what is asked for at such addresses from coming, and returns what lets it. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Waits for the first contentful paint. */
export async function painted(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
}

/** Waits until React has taken over the page: the loader then says so on its root. */
export async function hydrated(page: Page) {
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
}
