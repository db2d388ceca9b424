import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium';

/** How every command here starts Chromium: no calls of its own to the outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}

/** Waits until React has taken over the page: the loader then says so on its root. */
export async function hydrated(page: Page) {
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
}
