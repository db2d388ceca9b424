// Checks the version of Node, in syntax that old versions can read, before anything newer is loaded.
const { engines } = require('../../../package.json');

const [, major, minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(engines.node);
const [ownMajor, ownMinor] = process.version.slice(1).split('.').map(Number);
const isNewEnough =
  ownMajor > Number(major) || (ownMajor === Number(major) && ownMinor >= Number(minor));

if (process.argv[2] === '--check') {
  process.exitCode = isNewEnough ? 0 : 1;
} else if (isNewEnough) {
  require('./start-site.cjs');
} else {
  console.log(`Нужен Node.js версии ${major}.${minor} или новее, а на этом компьютере ${process.version}.
Скачайте новый на https://nodejs.org (большая кнопка LTS), установите поверх прежнего и запустите сайт ещё раз.`);
  process.exitCode = 1;
}
