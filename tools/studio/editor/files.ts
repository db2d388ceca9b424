import { existsSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseEnv } from 'node:util';
import { parseDocument } from 'yaml';
import { alternativesOf, fieldOf, type Json, root as rootField } from '../../../lib/content/fields';
import { readOwnersFile, whenReleased } from '../../../lib/content/held-file';
import { loadContent } from '../../../lib/content/load';
import { schemas } from '../../../lib/content/schema';
import { readSettings, settingNames } from '../../../lib/settings';
import { readEnvFile, setEnvValue } from '../../shared/env-file';
import { replaceFile } from '../../shared/write-file';
import { mergeTexts } from './merge-texts';
import { fileNameOf } from './paths';
import { type Edit, editYaml, saysTheSame } from './yaml-edit';

/** The names of the files that the owner edits; the first name of a place is one of them. */
const NAMES = ['env', ...Object.keys(schemas)];

const fileOf = (name: string) => (name === 'env' ? '.env' : `content/${name}.yaml`);

/** Texts of files by their names. */
export type Texts = Record<string, string>;

export const PICTURES = 'content/pictures';

/** What a change has made of files: their whole texts, by their names. */
export type ChangedTexts = Record<string, { before: string; after: string }>;

/** @throws {Error} if the file or a folder above it is a link */
export function pathIn(root: string, file: string): string {
  const path = join(root, file);
  if (!existsSync(path) || realpathSync(path) === join(realpathSync(root), file)) return path;
  throw new Error(`${file}: это ссылка на другое место`);
}

/** @throws {Error} for a file that the owner does not edit, and for a link */
function read(root: string, name: string): string {
  if (!NAMES.includes(name)) throw new Error(`${name}: этот файл здесь не меняют`);
  const path = pathIn(root, fileOf(name));
  if (name === 'env') return readEnvFile(root);
  return existsSync(path) ? readOwnersFile(path, fileOf(name)).toString() : '';
}

/**
 * Returns what is written in the files by now.
 *
 * @param texts the texts of some files, in place of what is in them
 */
export function readValues(root: string, texts: Texts = {}): Record<string, Json> {
  const values = NAMES.map((name) => [name, valuesOf(name, texts[name] ?? read(root, name))]);
  return Object.fromEntries(values);
}

/** A setting that is left out is empty; those of the hosting never reach the page. */
function valuesOf(name: string, text: string): Json {
  if (name !== 'env') return parseDocument(text).toJS();
  const settings = parseEnv(text);
  return Object.fromEntries(settingNames.map((setting) => [setting, settings[setting] ?? '']));
}

/**
 * Returns the files of some places as they are after edits there.
 *
 * @param texts files that are changed already, which are returned too
 */
export function edited(root: string, edits: readonly Edit[], texts: Texts = {}): Texts {
  const names = new Set(edits.map(({ path }) => fileNameOf(path)));
  const editedTexts = [...names].map((name) => {
    const own = edits.filter(({ path }) => path.startsWith(`${name}.`));
    const inFile = own.map((edit) => ({ ...edit, path: edit.path.slice(name.length + 1) }));
    const text = texts[name] ?? read(root, name);
    const fieldsOf = (path: string) => fieldNames(path ? `${name}.${path}` : name);
    return [name, name === 'env' ? editSettings(text, inFile) : editYaml(text, inFile, fieldsOf)];
  });
  return { ...texts, ...Object.fromEntries(editedTexts) };
}

/**
 * Returns files with a change undone: with the very text that was there before it, and with what has changed in them
 * since. A file in which the two can't be told apart is edited.
 *
 * @param edits the edits that undo the change
 */
export function restored(root: string, edits: readonly Edit[], changed: ChangedTexts): Texts {
  const texts = Object.entries(edited(root, edits)).map(([name, text]) => {
    const { before = '', after = '' } = changed[name] ?? {};
    const merged = mergeTexts(read(root, name), after, before);
    const isRight = merged !== undefined && haveSameValues(name, merged, text);
    return [name, isRight ? merged : text];
  });
  return Object.fromEntries(texts);
}

function haveSameValues(name: string, first: string, second: string): boolean {
  if (name !== 'env') return saysTheSame(first, second);
  return isDeepStrictEqual(valuesOf(name, first), valuesOf(name, second));
}

/** The fields of a part in the order of its schema. */
function fieldNames(path: string): string[] {
  const field = path
    .split('.')
    .reduce((outer, name) => fieldOf(alternativesOf(outer)[0] ?? {}, name), rootField);
  return Object.keys(alternativesOf(field)[0]?.properties ?? {});
}

function editSettings(text: string, edits: readonly Edit[]): string {
  return edits.reduce((all, edit) => {
    return setEnvValue(all, edit.path, edit.action === 'remove' ? '' : String(edit.value ?? ''));
  }, text);
}

/** @throws {Error} when the site could not be built with these texts of files */
export function checkTexts(root: string, { env, ...sources }: Texts) {
  if (env !== undefined) readSettings(parseEnv(env) as Record<string, string>);
  return loadContent(join(root, 'content'), sources);
}

/**
 * Writes files that belong together. Where one of them cannot be written, those before it get their former texts back.
 *
 * @throws {Error} in Russian for a file that another program holds
 */
export function write(root: string, texts: Texts): ChangedTexts {
  const changed: ChangedTexts = {};
  try {
    for (const [name, after] of Object.entries(texts)) {
      const before = read(root, name);
      writeFile(root, name, after);
      changed[name] = { before, after };
    }
    return changed;
  } catch (error) {
    for (const [name, { before }] of Object.entries(changed)) writeFile(root, name, before);
    throw error;
  }
}

function writeFile(root: string, name: string, text: string) {
  const file = fileOf(name);
  const path = pathIn(root, file);
  if (text === '') {
    // A missing file is read as an empty text, so an empty text removes the file again.
    whenReleased(file, () => rmSync(path, { force: true }));
    return;
  }
  // In the folder of the content the preview would take the unfinished file for a change and compile the page twice.
  replaceFile(root, file, text, { unfinished: `.${name}.part`, isPrivate: name === 'env' });
}

export function writePicture(root: string, file: string, bytes: Buffer) {
  pathIn(root, PICTURES);
  // In the folder of the content the preview would take the unfinished file for a change.
  replaceFile(root, `${PICTURES}/${file}`, bytes, { unfinished: '.picture.part' });
}

/** Changes whenever one of the files does. */
export function versionOf(root: string): string {
  const stamps = NAMES.map((name) => {
    const path = join(root, fileOf(name));
    return existsSync(path) ? statSync(path).mtimeMs : 0;
  });
  return stamps.join();
}
