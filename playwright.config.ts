import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Units of the tests' own helpers are Jest's.
  testMatch: '**/*.spec.ts',
  outputDir: '.test/results',
  // A configuration is also read where nothing is tested, so what starts or installs something is in a setup.
  globalSetup: ['./e2e/browser-setup.ts', './e2e/port-setup.ts', './e2e/global-setup.ts'],
  fullyParallel: true,
  // A browser keeps more than one core busy: on two cores four workers take nearly twice as long as two.
  workers: 2,
  // On a busy machine an answer takes longer, and only a failure costs the time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'dot',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 800 },
    // The setup of the browser sets it, before the tests' own processes read this file.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '' },
    // A smooth scroll down to the form takes longer than the rest of a test. Firefox and WebKit are tested with all motion.
    contextOptions: { reducedMotion: 'reduce' },
    // The tests share a tab, which saves a third of the time; fixtures.ts clears what Playwright leaves in it.
    reuseContext: true,
    // A trace of every test would take a third of the time; `npm run test:e2e -- --trace on` makes one of a failure.
    screenshot: 'only-on-failure',
  },
});
