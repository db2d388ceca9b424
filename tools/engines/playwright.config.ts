import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';
import { type Engine, HAS_WEBKIT, installed, webKitServer } from './engines';

/** What a visitor does, in each engine that is installed. */
export default defineConfig<object, { engine: Engine }>({
  ...common,
  testDir: '.',
  outputDir: '../../.test/engines-results',
  globalSetup: ['../../e2e/browser-setup.ts', './global-setup.ts'],
  webServer: HAS_WEBKIT ? [webKitServer] : [],
  // One worker for each engine, so that it is started once.
  fullyParallel: false,
  projects: installed.map((engine) => ({
    name: engine,
    testMatch: engine === 'chromium' ? 'places.spec.ts' : '*.spec.ts',
    workers: 1,
    use: { engine },
  })),
});
