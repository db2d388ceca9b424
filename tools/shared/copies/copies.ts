import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { whenReleased } from '../../../lib/content/held-file';
import type { Finding } from '../../../lib/finding';
import { replaceFile } from '../write-file';

/** Ends the name of a copy that `npm run undo` makes before it restores an older one. Its content has passed no check. */
const UNCHECKED = ' до возврата';

/** The end of the name of an unfinished copy. */
const UNFINISHED = '.part';

/** In milliseconds. */
const AN_HOUR = 60 * 60 * 1000;
const A_DAY = 24 * AN_HOUR;

/**
 * A copy of the owner's texts and pictures. `date` is when it was made: «23.11.2026 14:02:59». `name` adds a suffix to a
 * copy made by `npm run undo`, because another copy may have the same date.
 */
export type Copy = { path: string; date: string; name: string; isChecked: boolean };

/** Returns a folder for copies in the user's home, where neither git nor unpacking the project again removes them. */
export function copiesFolder(folder: string): string {
  const { LOCALAPPDATA, XDG_DATA_HOME } = process.env;
  const root = dirname(resolve(folder));
  const hash = createHash('sha256').update(root.toLowerCase()).digest('hex').slice(0, 8);
  const data = LOCALAPPDATA || XDG_DATA_HOME || join(homedir(), '.local/share');
  return join(data, 'open-report', `${basename(root)}-${hash}`);
}

/** Lists the copies, the newest first. */
export function copiesOf(folder: string): Copy[] {
  const copies = copiesFolder(folder);
  const names = existsSync(copies) ? readdirSync(copies).sort().reverse() : [];
  // A file manager leaves files of its own, such as .DS_Store.
  const complete = names.filter((name) => /^\d+-\d+-\d+T/.test(name) && !name.endsWith(UNFINISHED));
  return complete.map((name) => {
    const date = name.replace(/^(\d+)-(\d+)-(\d+)T(\d+)-(\d+)-(\d+).*/, '$3.$2.$1 $4:$5:$6');
    const isChecked = !name.endsWith(UNCHECKED);
    return { path: join(copies, name), date, name: isChecked ? date : date + UNCHECKED, isChecked };
  });
}

/**
 * Makes a copy if the content differs from the last copy. If the disk is full, the site is still shown.
 *
 * @returns a Russian message if there is no copy, or an empty text
 */
export function keepCopy(folder: string, now = new Date()): string {
  try {
    writeCopy(folder, now);
    for (const { path } of spareCopies(copiesOf(folder), now)) tryToRemove(path);
    return '';
  } catch (error) {
    return `Копия текстов не сохранена, npm run undo её не найдёт: ${error}`;
  }
}

/** Removes a copy. If another program holds a file of it, the next command that makes a copy removes it. */
function tryToRemove(path: string) {
  try {
    // Another command may be removing it too.
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  } catch {}
}

/** Returns the copies to remove. `copies` come newest first; the newest of each period is kept. */
function spareCopies(copies: readonly Copy[], now: Date): Copy[] {
  const periods = copies.map((copy) => periodOf(copy, now));
  return copies.filter((_, index) => periods.indexOf(String(periods[index])) < index);
}

/**
 * Returns a key; of copies with the same key only the newest is kept. Each copy of the last hour has its own key. Older
 * ones share a key per hour for two days, per day for a month, and one key before that. Unchecked copies have separate
 * keys, so they never replace checked ones.
 */
function periodOf({ path, isChecked }: Copy, now: Date): string {
  const [stamp = ''] = /^[\dT.-]+/.exec(basename(path)) ?? [];
  const [day = '', time = ''] = stamp.split('T');
  const age = now.getTime() - new Date(`${day}T${time.replaceAll('-', ':')}`).getTime();
  const hour = `${day} ${time.slice(0, 2)}`;
  const kind = isChecked ? '' : UNCHECKED;
  if (age < AN_HOUR) return stamp + kind;
  if (age < 2 * A_DAY) return hour + kind;
  return (age < 31 * A_DAY ? day : '') + kind;
}

/** Files that are unchanged since the last copy become links to it. */
function writeCopy(folder: string, now: Date, ending = '') {
  openCopiesFolder(folder);
  const [last] = copiesOf(folder);
  const changed = last ? changedFiles(folder, last.path) : filesIn(folder);
  if (changed.length === 0) return;
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  const path = join(copiesFolder(folder), local.slice(0, -1).replaceAll(':', '-') + ending);
  const unfinished = path + UNFINISHED;
  try {
    mkdirSync(join(unfinished, 'pictures'), { recursive: true });
    for (const name of filesIn(folder)) {
      const to = join(unfinished, name);
      whenReleased(name, () => {
        if (changed.includes(name) || !last) cpSync(join(folder, name), to);
        else linkSync(join(last.path, name), to);
      });
    }
    renameSync(unfinished, path);
  } catch (error) {
    tryToRemove(unfinished);
    throw error;
  }
}

/** Creates the folder of the copies, which only its owner may open, and removes what power cuts have left there. */
export function openCopiesFolder(folder: string) {
  const copies = copiesFolder(folder);
  mkdirSync(copies, { recursive: true });
  chmodSync(copies, 0o700);
  for (const name of readdirSync(copies).filter((entry) => entry.endsWith(UNFINISHED))) {
    const path = join(copies, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    // Another command may be making its copy, which takes seconds.
    if (Date.now() - changed > AN_HOUR) tryToRemove(path);
  }
}

/**
 * Restores the files of a copy, or one of them, after copying the present ones. Returns the names of the changed files.
 */
export function restoreCopy(folder: string, { path }: Copy, only?: string): string[] {
  // No old copy is removed here: the one to restore may be the oldest.
  writeCopy(folder, new Date(), UNCHECKED);
  const names = changedFiles(path, folder).filter(
    (name) => existsSync(join(path, name)) && (!only || name === only),
  );
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    // In the folder of the content the preview would take the unfinished file for a change.
    replaceFile(folder, name, readFileSync(join(path, name)), { unfinished: '../.undo.part' });
  }
  return names;
}

/**
 * Lists files whose end is probably missing: they do not end with a line break, and the last different copy continues
 * where they stop. A file cut after an entry is valid YAML, so no other check finds it.
 */
export function cutFiles(folder: string): Finding[] {
  const names = filesIn(folder).filter((name) => name.endsWith('.yaml'));
  return names.flatMap((name) => {
    const date = cutSince(folder, name);
    if (!date) return [];
    const file = `content/${name}`;
    const text = `файл кончается раньше, чем ${date}; если вы не удаляли конец, верните его: npm run undo -- ${date} ${name}`;
    return [{ location: `${file}, строка 1`, text, place: basename(name, '.yaml'), file, line: 1 }];
  });
}

/** Returns the date of the last different copy of a file if it continues where the file ends. */
function cutSince(folder: string, file: string): string | undefined {
  const textIn = (path: string) => String(read(join(path, file)) ?? '');
  const text = textIn(folder);
  if (text.endsWith('\n')) return undefined;
  const earlier = copiesOf(folder).find(
    ({ path, isChecked }) => isChecked && textIn(path) !== text,
  );
  return earlier && textIn(earlier.path).startsWith(text) ? earlier.date : undefined;
}

export function changedFiles(before: string, after: string): string[] {
  const names = new Set([...filesIn(before), ...filesIn(after)]);
  return [...names].filter((name) => {
    const [first, second] = [read(join(before, name)), read(join(after, name))];
    // A missing file differs from an empty one.
    return !(first && second && first.equals(second));
  });
}

const read = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

/** Lists the texts and pictures of a folder, without what else lies there. A link to nothing is no file. */
function filesIn(folder: string): string[] {
  const isFile = (name: string) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^([^/]+\.yaml|pictures\/[^./][^/]*\.\w+)$/.test(name) && isFile(name));
}
