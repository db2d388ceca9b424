import type { PublishEvent } from '../shared/publish-events';
import { describeFindings, printInTerminal, runCommand, tellParent } from '../shared/terminal';
import { publishSite } from './publication';

const KEYS = ['--samples', '--over'];

/** `npm run publish`; with `-- --samples` also a site with samples, with `-- --over` also into a folder that is in use. */
runCommand(async (...args) => {
  const unknown = args.find((arg) => !KEYS.includes(arg));
  if (unknown) throw new Error(`Ключа ${unknown} нет. Есть --samples и --over`);
  const options = {
    root: process.cwd(),
    withSamples: args.includes('--samples'),
    intoForeignFolder: args.includes('--over'),
  };
  // The editor starts this command and shows what it tells.
  const isDone = await publishSite(options, tellParent ?? printEvent);
  process.exitCode = isDone ? 0 : 1;
  if (tellParent) process.disconnect();
});

function printEvent(event: PublishEvent) {
  switch (event.type) {
    case 'step':
      return printInTerminal(`— ${event.number} из ${event.of}. ${event.title} —`);
    case 'progress':
      return printProgress(event);
    case 'question':
      return printInTerminal(`${event.text}\nДа, сюда: npm run publish -- --over`);
    case 'start':
    case 'built':
      return;
    case 'findings':
      return printInTerminal(describeFindings(event));
    case 'text':
      return printInTerminal(event.text.trimEnd());
    case 'end':
      return printInTerminal(event.text);
  }
}

/** A terminal shows the progress in one line; a log gets its beginning and its end. */
function printProgress({ file, files, sent, total }: PublishEvent & { type: 'progress' }) {
  const isEnd = sent === total;
  if (!process.stdout.isTTY && !isEnd) return;
  const percent = total === 0 ? 100 : Math.round((sent / total) * 100);
  process.stdout.write(`\r  ${file} из ${files}, ${percent} %${isEnd ? '\n' : ''}`);
}
