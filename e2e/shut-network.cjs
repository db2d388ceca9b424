// Ends a process that looks up any host but this computer: a build asks no host for anything.
const dns = require('node:dns');

const { lookup } = dns;
dns.lookup = (host, ...rest) => {
  if (host === 'localhost') return lookup(host, ...rest);
  require('node:fs').writeSync(2, `A build asks ${host}\n`);
  process.exit(1);
};
