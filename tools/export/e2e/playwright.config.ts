import { defineConfig } from '@playwright/test';
import common from '../../../playwright.config';

/** What the export adds to the site, and the site without it. */
export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../../.test/export-results',
  globalSetup: ['../../../e2e/browser-setup.ts', '../../../e2e/port-setup.ts', './global-setup.ts'],
});
