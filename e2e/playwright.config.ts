import { defineConfig } from '@playwright/test';
import { SITE } from './site';

/** Chromium as every test here starts it: no calls of its own to the outside. */
const launchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

export default defineConfig({
  testDir: '.',
  outputDir: '../.test/results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../.test/e2e.json' }]],
  use: {
    baseURL: SITE,
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    launchOptions,
    trace: 'retain-on-failure',
  },
});
