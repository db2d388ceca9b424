import { existsSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { decodePicture, typeOf } from '../../../lib/content/pictures';
import { PICTURES, pathIn, writePicture } from './files';
import type { Change, History } from './history';

const LARGEST_PICTURE = 20 * 1024 * 1024;

/** Windows keeps these names for devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Saves a picture under a safe name that is not taken, and names it at its place. */
export async function savePicture(history: History, change: Change, picture: File) {
  const { root } = history;
  if (picture.size > LARGEST_PICTURE) {
    throw new Error('Файл больше 20 МБ; возьмите снимок поменьше.');
  }
  const folder = pathIn(root, PICTURES);
  const bytes = Buffer.from(await picture.arrayBuffer());
  const problem = await decodePicture(bytes, picture.name);
  if (problem) throw new Error(problem);
  const file = freeName(folder, picture.name, typeOf(bytes));
  writePicture(root, file, bytes);
  try {
    const edits = change.edits.map((edit) => ({ ...edit, action: 'set' as const, value: file }));
    const words = { ...change.words, after: file };
    return history.change({ ...change, edits, words }, file);
  } catch (error) {
    rmSync(join(folder, file));
    throw error;
  }
}

/** Makes a name of letters and digits. The file's own bytes decide how it ends. */
function freeName(folder: string, given: string, ending: string): string {
  const letters = parse(given.normalize()).name.replace(/[^\p{L}\p{N}]+/gu, '-');
  const short = letters.slice(0, 60).replace(/^-|-$/g, '');
  const name = short === '' || DEVICES.test(short) ? `picture-${short}`.replace(/-$/, '') : short;
  let file = `${name}.${ending}`;
  for (let number = 2; existsSync(join(folder, file)); number++)
    file = `${name}-${number}.${ending}`;
  return file;
}
