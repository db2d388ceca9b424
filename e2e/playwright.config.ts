import { defineConfig } from '@playwright/test';
import { findChromium, HEADLESS_SHELL } from '../scripts/browser';
import { type Engine, HAS_WEBKIT, installed, webKitServer } from './engines/engines';
import { SITE } from './site';

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../.test/results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // A test mostly waits for its browser, so there are more of them than cores on a small machine.
  workers: 4,
  // On a busy machine an answer takes longer, and only a failure costs the time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'dot',
  use: {
    baseURL: SITE,
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findChromium(HEADLESS_SHELL) },
    // A trace of every test would take a third of the time; `npm run test:e2e -- --trace on` makes one of a failure.
    screenshot: 'only-on-failure',
  },
  webServer: HAS_WEBKIT ? [webKitServer] : [],
  projects: [
    // One worker for each engine, so that it is started once; and first, so that no worker is idle at the end.
    ...installed.map((engine) => ({
      name: engine === 'chromium' ? 'chromium-engine' : engine,
      testDir: './engines',
      testMatch: engine === 'chromium' ? 'places.spec.ts' : '*.spec.ts',
      fullyParallel: false,
      workers: 1,
      use: { engine },
    })),
    // Hosts and the owner's work have configurations of their own.
    { name: 'chromium', testIgnore: '**/e2e/{hosting,publishing,owner,engines}/**' },
  ],
});
