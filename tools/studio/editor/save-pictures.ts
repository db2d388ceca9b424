import { existsSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { setOrRemove, valueIn } from '../../../lib/content/fields';
import { decodePicture, typeOf } from '../../../lib/content/pictures';
import { PICTURES, pathIn, writePicture } from './files';
import type { Change, History } from './history';
import { isIn } from './paths';
import type { Edit } from './yaml-edit';

const LARGEST_PICTURE = 20 * 1024 * 1024;

/** Windows keeps these names for devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Pictures by the places that name them. */
export type Files = Record<string, File>;

/** Reports a file that cannot be the picture of a place. */
export class PictureError extends Error {
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

/** Makes a change, and saves its pictures under safe names that are not taken. */
export async function saveWithPictures(history: History, change: Change, files: Files) {
  const { root } = history;
  const edits = change.edits.map((edit) => ({ ...edit }));
  const saved: string[] = [];
  try {
    for (const [path, picture] of Object.entries(files)) {
      const naming = edits.find((edit) => namesPicture(edit, path));
      if (!naming) continue;
      const file = await savePicture(root, path, picture);
      saved.push(file);
      setOrRemove(naming, insideEdit(naming, path), file);
    }
    return history.change({ ...change, edits }, saved);
  } catch (error) {
    for (const file of saved) rmSync(join(root, PICTURES, file));
    throw error;
  }
}

async function savePicture(root: string, path: string, picture: File): Promise<string> {
  if (picture.size > LARGEST_PICTURE) {
    throw new PictureError(path, 'файл больше 20 МБ; возьмите снимок поменьше');
  }
  const folder = pathIn(root, PICTURES);
  const bytes = Buffer.from(await picture.arrayBuffer());
  const problem = await decodePicture(bytes, picture.name);
  if (problem) throw new PictureError(path, problem);
  const file = freeName(folder, picture.name, typeOf(bytes));
  writePicture(root, file, bytes);
  return file;
}

/** Tells whether an edit writes the place of a picture, with the name that the file has on the owner's disk. */
const namesPicture = (edit: Edit, path: string) =>
  isIn(path, edit.path) && typeof valueIn(edit, insideEdit(edit, path)) === 'string';

/** «value.picture.image» for a picture in an entry, «value» for the picture alone. */
const insideEdit = ({ path }: Edit, picturePath: string) =>
  `value${picturePath.slice(path.length)}`;

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
