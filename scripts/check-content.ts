import { join } from 'node:path';
import { checkContent } from '../content/check';
import { ContentError } from '../content/load';
import { unusedPictures } from '../content/pictures';

/** Checks the content alone, in a second: `npm run check:content`. */
async function main() {
  const folder = join(process.cwd(), 'content');
  const unused = unusedPictures(folder, await checkContent(folder));
  console.log('Содержание сайта в порядке.');
  if (unused.length > 0) {
    console.log(`В content/pictures есть картинки, которых нет на сайте: ${unused.join(', ')}`);
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
