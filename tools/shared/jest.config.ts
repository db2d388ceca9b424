/** @jest-config-loader esbuild-register */
import siteConfig from '../../jest.config';

/** The unit tests of the tools, with the settings of the site's: `jest -c tools/shared/jest.config.ts tools/publish`. */
export default async () => ({
  ...(await siteConfig()),
  rootDir: '../..',
  testMatch: ['<rootDir>/tools/**/*.test.{ts,tsx}'],
});
