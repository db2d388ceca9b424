import { essential, launchFindings } from './launch/findings';
import { describeFindings } from './launch/report';
import { readSite } from './launch/site';

/** `npm run launch-check`: what still stands between the site and the public, and where to mend it. */
function main() {
  const { settings, content, lineOf } = readSite(process.cwd());
  const findings = launchFindings({ settings, content, today: new Date() });
  console.log(describeFindings(findings, lineOf).join('\n'));
  if (essential(findings).length > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
