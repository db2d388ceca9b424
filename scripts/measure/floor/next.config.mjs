import { fileURLToPath } from 'node:url';

/** An empty page, built as the site is: its scripts are what the framework itself costs. */
const config = {
  output: 'export',
  distDir: '../../../.test/floor',
  trailingSlash: true,
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};

export default config;
