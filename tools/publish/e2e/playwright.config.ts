import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import common from '../../../playwright.config';

// The commands keep copies of the content in the user's folder.
process.env.XDG_DATA_HOME = resolve('.test/publishing-data');

/** Publishing on real servers. All tests share one account. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.test/publishing-results',
  globalSetup: ['../../../e2e/browser-setup.ts', '../../../e2e/port-setup.ts', './global-setup.ts'],
  workers: 1,
  reporter: 'dot',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Servers start and end within a test: a shared tab could still be loading from the one before.
  use: { ...common.use, reuseContext: false },
});
