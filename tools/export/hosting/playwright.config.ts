import { defineConfig } from '@playwright/test';
import common from '../../../playwright.config';
import { hosts } from '../../shared/testing/hosts';

/** The same checks against each host. */
export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../../.test/hosting-results',
  globalSetup: ['../../../e2e/browser-setup.ts', './global-setup.ts'],
  projects: hosts.map((name) => ({ name })),
});
