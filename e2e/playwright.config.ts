import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../scripts/browser';
import { findHeadlessShell } from '../scripts/chromium';
import { SITE } from './site';

export default defineConfig({
  testDir: '.',
  // Hosts have a configuration of their own.
  testIgnore: '**/e2e/hosting/**',
  outputDir: '../.test/results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'dot',
  use: {
    baseURL: SITE,
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_ARGS },
    // A trace of every test would take a third of the time; `npm run test:e2e -- --trace on` makes one of a failure.
    screenshot: 'only-on-failure',
  },
});
