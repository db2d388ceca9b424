import { join } from 'node:path';
import { contentFindings } from '../shared/content-findings';
import { keepCopy } from '../shared/copies/copies';
import { explainError } from '../shared/explain-error';
import { checkSources } from '../shared/sources';
import { printAndAnnotate, printText, runCommand } from '../shared/terminal';

/** `npm run check:content`: checks the content and the settings alone, in a second. */
runCommand(async () => {
  const root = process.cwd();
  const folder = join(root, 'content');
  try {
    const { content } = await checkSources(root);
    printAndAnnotate('warning', await contentFindings(folder, content));
    const problem = keepCopy(folder);
    if (problem) printText(problem);
    printText('Содержание и настройки в порядке.');
  } catch (error) {
    const findings = explainError(error, folder);
    printAndAnnotate('error', { heading: 'Нужно исправить:', findings });
    process.exitCode = 1;
  }
});
