import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { decodePicture } from '../../../lib/content/pictures';
import type { Picture } from '../../../lib/pictures';
import { pathIn } from './files';
import type { Change, History } from './history';

const LARGEST_PICTURE = 20 * 1024 * 1024;

/** Saves a picture under a safe name that is not taken, and names it at its place. */
export async function savePicture(history: History, change: Change, picture: File) {
  if (picture.size > LARGEST_PICTURE) {
    throw new Error('Файл больше 20 МБ; возьмите снимок поменьше.');
  }
  const { name, ext } = parse(picture.name.normalize());
  const safe = name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60);
  const folder = pathIn(history.root, 'content/pictures');
  let file = safe + ext.toLowerCase();
  for (let number = 2; existsSync(join(folder, file)); number++) {
    file = `${safe}-${number}${ext.toLowerCase()}`;
  }
  const path = join(folder, file);
  // Refuses a link that leads nowhere yet.
  writeFileSync(path, Buffer.from(await picture.arrayBuffer()), { flag: 'wx' });
  try {
    const problem = await decodePicture({ path, file } as Picture);
    if (problem) throw new Error(problem);
    const edits = change.edits.map((edit) => ({ ...edit, action: 'set' as const, value: file }));
    return history.change({ ...change, edits, words: { ...change.words, after: file } }, path);
  } catch (error) {
    rmSync(path);
    throw error;
  }
}
