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

/**
 * Waits until React has taken over the page: it has tied its own key to the menu, and the islands have told that they
 * answer. The key alone comes before, while React still reads the page's data and may have to begin anew.
 */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const nav = document.querySelector('header nav');
    const isTaken = nav && Object.keys(nav).some((key) => key.startsWith('__reactProps'));
    const answers = document.documentElement.dataset.scripts === 'here';
    return isTaken && (answers || !document.querySelector('[data-island]'));
  });
}
