import { join } from 'node:path';
import { ContentError, loadContent } from '../content/load';

/** Checks the content alone, in a second: `npm run check:content`. */
try {
  loadContent(join(process.cwd(), 'content'));
  console.log('Содержание сайта в порядке.');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
