import { runCommand, tellParent } from '../shared/terminal';
import { eventPrinter } from './print-events';
import { publishSite } from './publication';

const FLAGS = ['--samples', '--over'];

/** `npm run publish`; with `-- --samples` also a site with samples, with `-- --over` also into a folder that is in use. */
runCommand(async (...args) => {
  const unknown = args.find((arg) => !FLAGS.includes(arg));
  if (unknown) throw new Error(`Ключа ${unknown} нет. Есть --samples и --over`);
  const options = {
    root: process.cwd(),
    withSamples: args.includes('--samples'),
    intoForeignFolder: args.includes('--over'),
  };
  // The editor starts this command and shows what it tells.
  const isDone = await publishSite(options, tellParent ?? eventPrinter(process.stdout));
  process.exitCode = isDone ? 0 : 1;
  if (tellParent) process.disconnect();
});
