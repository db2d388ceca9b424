const { isSupported, message } = require('./node-version.cjs');

if (!isSupported) {
  console.error(message);
  process.exit(1);
}

// Compiles TypeScript alone. Next's chunks are JavaScript already, and esbuild would print warnings about them.
require('esbuild-register/dist/node').register({
  extensions: ['.ts', '.tsx'],
  target: `node${process.versions.node}`,
});
