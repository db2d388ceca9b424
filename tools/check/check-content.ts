import { join } from 'node:path';
import { contentWarnings, twoToneWarnings } from '../../lib/content/warnings';
import { cutFiles, keepCopy } from '../shared/copies/copies';
import { explainError } from '../shared/explain-error';
import { checkSources } from '../shared/sources';
import { printAndAnnotate, printText, runCommand } from '../shared/terminal';

/** `npm run check:content`: checks the content and the settings alone, in a second. */
runCommand(async () => {
  const root = process.cwd();
  const folder = join(root, 'content');
  try {
    const { content } = await checkSources(root);
    const findings = [
      ...contentWarnings(folder, content),
      ...cutFiles(folder),
      ...(await twoToneWarnings(folder, content)),
    ];
    printAndAnnotate('warning', { heading: 'Можно лучше, решать вам:', findings });
    keepCopy(folder, printText);
    printText('Содержание и настройки в порядке.');
  } catch (error) {
    const findings = explainError(error, folder);
    printAndAnnotate('error', { heading: 'Нужно исправить:', findings });
    process.exitCode = 1;
  }
});
