import { join } from 'node:path';
import { contentWarnings, twoToneWarnings } from '../../content/warnings';
import { cutFiles, keepCopy } from '../copies/copies';
import { checkSources } from '../sources';
import { messageOf, report, runCommand } from '../terminal';

/** `npm run check:content`: checks the content and the settings alone, in a second. */
runCommand(async () => {
  const root = process.cwd();
  const folder = join(root, 'content');
  try {
    const { content } = await checkSources(root);
    const spoilt = await twoToneWarnings(folder, content);
    const warnings = [...contentWarnings(folder, content), ...cutFiles(folder), ...spoilt];
    report('warning', 'Можно лучше, решать вам:', warnings);
    keepCopy(folder, console.log);
    console.log('Содержание и настройки в порядке.');
  } catch (error) {
    report('error', 'Нужно исправить:', messageOf(error).split('\n'));
    process.exitCode = 1;
  }
});
