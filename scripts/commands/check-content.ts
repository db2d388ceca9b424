import { join } from 'node:path';
import { contentWarnings, twoToneWarnings } from '../../content/warnings';
import { cutFiles, keepCopy } from '../copies/copies';
import { explainError } from '../explain-error';
import { checkSources } from '../sources';
import { report, runCommand, say } from '../terminal';

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
    report('warning', { heading: 'Можно лучше, решать вам:', findings });
    keepCopy(folder, say);
    say('Содержание и настройки в порядке.');
  } catch (error) {
    const findings = explainError(error, folder);
    report('error', { heading: 'Нужно исправить:', findings });
    process.exitCode = 1;
  }
});
