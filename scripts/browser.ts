import { type Browser, chromium } from '@playwright/test';
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
