import { join } from 'node:path';
import { checkContent } from '../../content/check';
import { ContentError } from '../../content/load';
import { contentWarnings } from '../../content/warnings';
import { report } from '../terminal';

/** Checks the content alone, in a second: `npm run check:content`. */
async function main() {
  const folder = join(process.cwd(), 'content');
  const content = await checkContent(folder);
  report('warning', 'Можно лучше, решать вам:', contentWarnings(folder, content));
  console.log('Содержание сайта в порядке.');
}

main().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  report('error', 'Нужно исправить:', error.message.split('\n'));
  process.exitCode = 1;
});
