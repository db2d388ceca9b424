import { ContentError, loadContent } from './load';
import { decodePicture, picturesIn } from './pictures';
import type { Content } from './schema';
import { problemAt } from './yaml-file';

/**
 * Loads the content and decodes every picture, so that a damaged one is found before the build.
 *
 * @throws {ContentError} with every problem found
 */
export async function checkContent(folder: string): Promise<Content> {
  const content = loadContent(folder);
  const problems = await Promise.all(
    picturesIn(content).map(async ({ picture, path }) => {
      const message = await decodePicture(picture);
      return message ? [problemAt(folder, path, message)] : [];
    }),
  );
  if (problems.flat().length > 0) throw new ContentError(problems.flat());
  return content;
}
