import { resolve } from 'node:path';
import { loadSettings } from '../shared/sources';
import { printText, runCommand } from '../shared/terminal';
import { finishExport } from './finish-export';

/** `npm run export -- out`: finishes a folder that `npx next build` has made. */
runCommand(async (folder = 'out') => {
  const root = process.cwd();
  const problems = await finishExport(resolve(root, folder), loadSettings(root));
  for (const problem of problems) printText(problem);
});
