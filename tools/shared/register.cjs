const { explainNativePart } = require('./native-part.cjs');
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

/** While the modules of a command load, its own handler of errors does not run yet. */
function explainLoading(error) {
  const explained = explainNativePart(error);
  console.error(explained === error.message ? error : explained);
  process.exit(1);
}

process.once('uncaughtException', explainLoading);
setImmediate(() => process.off('uncaughtException', explainLoading));
