import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import common from '../../../playwright.config';

// The commands keep copies of the content in the user's folder.
process.env.XDG_DATA_HOME = resolve('.test/studio-data');

/** Tests of the preview and of the owner's edits. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.test/owner-results',
  // A preview and a build mostly keep one core busy.
  globalSetup: ['../../../e2e/browser-setup.ts', '../../../e2e/port-setup.ts'],
  workers: 2,
  reporter: 'dot',
  // A development server compiles a page when it is asked for.
  timeout: 180_000,
  // Beside another preview on two cores, the first change of a fresh one has taken more than 20 s to be shown.
  expect: { timeout: 60_000 },
  // Servers start and end within a test: a shared tab could still be loading from the one before.
  use: { ...common.use, reuseContext: false },
});
