// In syntax that old versions of Node can read, because it runs before anything newer is loaded.
const { engines } = require('../../package.json');

/** Compares versions such as [20, 19]. */
function isBelow(version, other) {
  return version[0] < other[0] || (version[0] === other[0] && version[1] < other[1]);
}

const own = process.version.slice(1).split('.').map(Number);

/** The ranges in package.json, such as «>=20.19 <21 || >=22.12»: from the first number on, and below the second one. */
const ranges = engines.node
  .split('||')
  .map((range) =>
    range.match(/\d+(\.\d+)?/g).map((version) => version.split('.').concat('0').map(Number)),
  );

exports.isSupported = ranges.some(
  ([from, below]) => !isBelow(own, from) && (!below || isBelow(own, below)),
);

exports.message = `Нужен Node.js версии ${ranges
  .map(([from]) => from.slice(0, 2).join('.'))
  .join(' или ')} и новее, а на этом компьютере ${process.version}.
Скачайте новый на https://nodejs.org (большая кнопка LTS), установите поверх прежнего и запустите сайт ещё раз.`;
