import { defineConfig } from '@playwright/test';
import common from '../playwright.config';
import { hosts } from './servers';

/** The same checks against each host. */
export default defineConfig({
  ...common,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../.test/hosting-results',
  globalSetup: './global-setup.ts',
  projects: hosts.map((name) => ({ name })),
});
