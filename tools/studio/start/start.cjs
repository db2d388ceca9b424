// Checks the version of Node before anything newer is loaded.
const { isSupported, message } = require('../../shared/node-version.cjs');

if (process.argv[2] === '--check') {
  process.exitCode = isSupported ? 0 : 1;
} else if (isSupported) {
  require('./start-site.cjs');
} else {
  console.log(message);
  process.exitCode = 1;
}
