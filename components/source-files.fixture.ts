import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

export type SourceFile = { path: string; text: string };

/** Returns the files in a folder of the project whose paths match, without tests. */
export function filesIn(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({
      path: `${folder}/${path}`.replaceAll('\\', '/'),
      text: readFileSync(join(root, folder, path), 'utf8'),
    }));
}
