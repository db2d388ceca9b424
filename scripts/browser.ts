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

/** Waits until React has taken over an island: it has tied its own key to the element. */
export async function awake(page: Page, island = 'header nav') {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, island);
}
