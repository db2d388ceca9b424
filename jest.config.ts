/** @jest-config-loader esbuild-register */
import { resolve } from 'node:path';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// A test draws a text, and a computer without fonts complains.
process.env.FONTCONFIG_FILE ||= resolve('e2e/support/fonts.conf');

const config: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,e2e,lib}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/(out|.next|.test)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  restoreMocks: true,
  // Some tests start a command, which takes longer on a busy machine; only a failure costs the time.
  testTimeout: 30_000,
  // By itself Jest leaves one core idle.
  maxWorkers: '100%',
  // Jest keeps some memory of each file. A worker that has filled a gigabyte does not end in the time that Jest gives it.
  workerIdleMemoryLimit: '400MB',
  // The failures and the counts; a line for each of the passed files would only hide them.
  reporters: ['<rootDir>/e2e/support/jest-progress.cjs', ['summary', { summaryThreshold: 0 }]],
};

/** Packages that come as ES modules alone, which Jest cannot load as they are. */
const ES_MODULES = [
  'parse5',
  'parse5-html-rewriting-stream',
  'parse5-sax-parser',
  'entities',
  'next/dist/server/og',
  'next/dist/compiled/@vercel/og',
];

// next/jest compiles TypeScript and CSS modules exactly as the build does.
const withNext = nextJest({ dir: './' })(config);

export default async () => ({
  ...(await withNext()),
  transformIgnorePatterns: [
    `/node_modules/(?!(${ES_MODULES.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
});
