import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual, parseEnv } from 'node:util';
import { parseDocument } from 'yaml';
import { type Json, setOrRemove, valueIn } from '../../../content/fields';
import { loadContent } from '../../../content/load';
import { schemas } from '../../../content/schema';
import { rewrite } from '../../../content/yaml-edit';
import { readSettings, settingNames } from '../../../lib/settings';
import { setEnvValue } from '../../env-file';
import { inWords } from './places';

/** Another value at a place, «home.hero.title» or «env.NEXT_PUBLIC_PHONE»; without one, what stands there goes. */
export type Edit = [path: string, value?: unknown];

/** A change that the editor asks for. */
export type Change = {
  edits: Edit[];
  /** The values that he saw there: where one is another by now, nothing is written. */
  was: unknown[];
  /** The place in words, and what is done there other than giving it a value. */
  label: string;
  done?: string | undefined;
};

/** An error and, for a conflict, the values that stand there now. */
export type Refusal = { message: string; was?: unknown[] };

/** A part of a file that another one takes the place of. */
type Difference = { name: string; at: number; removed: string; inserted: string };

/** What the owner did, in words. Only a value has one before. */
export type Words = { label: string; before?: string; after: string };

/** One change. Those made outside of the editor have no words, and cannot be undone here. */
type Step = { id: string; differences: Difference[]; words?: Words; picture: string | undefined };

/** The names of the files that the owner edits. */
const NAMES = ['env', ...Object.keys(schemas)];
const fileOf = (name: string) => (name === 'env' ? '.env' : `content/${name}.yaml`);

/** The changes since the preview began. A file is read before each change, so none made elsewhere is overwritten. */
export class History {
  private steps: Step[] = [];
  private readonly known = new Map<string, string>();

  constructor(readonly root: string) {}

  /** Lists the changes that can be undone, the newest first. */
  list() {
    return this.steps.flatMap(({ id, words }) => (words ? [{ id, ...words }] : [])).reverse();
  }

  /** @throws {Error} for a link to another place, also above the file */
  pathOf(file: string): string {
    const path = join(this.root, file);
    if (!existsSync(path) || realpathSync(path) === join(realpathSync(this.root), file))
      return path;
    throw new Error(`${file}: это ссылка на другое место`);
  }

  /** @throws {Error} for a file that the owner does not edit, and for a link */
  read(name: string): string {
    if (!NAMES.includes(name)) throw new Error(`${name}: этот файл здесь не меняют`);
    const path = this.pathOf(fileOf(name));
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const before = this.known.get(name) ?? text;
    if (text !== before) this.add([differenceOf(name, before, text)]);
    this.known.set(name, text);
    return text;
  }

  /** Returns what stands in the files by now. */
  values(): Record<string, Json> {
    return Object.fromEntries(NAMES.map((name) => [name, parse(name, this.read(name))]));
  }

  /**
   * Makes edits in files that pass the check then, and remembers them as one change.
   *
   * @throws {Error} when the site could not be built from them, and when they meet a change made meanwhile
   */
  change({ edits, was, label, done }: Change, picture?: string) {
    const values = this.values();
    const now = edits.map(([path]) => valueIn(values, path) ?? null);
    if (!isDeepStrictEqual(now, was)) {
      const message = 'Это место тем временем изменили.';
      if (done) throw new Error(message);
      const words = [...new Set(now.map(wordsFor))].join('; ');
      throw Object.assign(new Error(`${message} Сейчас в файле: ${words}`), { was: now });
    }
    const words = done
      ? { label, after: done }
      : { label, before: wordsFor(now[0]), after: wordsFor(edits[0]?.[1]) };
    for (const [path, value] of edits) setOrRemove(values, path, value);
    const names = new Set(edits.map(([path]) => path.split('.')[0] ?? ''));
    const changed = [...names].map((name) => {
      return differenceOf(name, this.read(name), rewriteFile(name, this.read(name), values[name]));
    });
    if (changed.every(({ removed, inserted }) => removed === inserted)) return;
    this.save(changed);
    this.add(changed, words, picture);
  }

  /**
   * Takes back a change, whatever came after it elsewhere.
   *
   * @throws {Error} when a later change, or one made outside, touches the same words
   */
  undo(id = this.list()[0]?.id) {
    const step = this.steps.find((one) => one.id === id);
    if (!step) return;
    for (const { name } of step.differences) this.read(name);
    const index = this.steps.indexOf(step);
    const others = structuredClone(this.steps.slice(index + 1));
    const back = step.differences.map((edit): Difference => {
      let { at } = edit;
      for (const later of others.flatMap((one) => one.differences)) {
        if (later.name !== edit.name) continue;
        if (later.at + later.removed.length <= at) at += growth(later);
        else if (later.at >= at + edit.inserted.length) later.at -= growth(edit);
        else throw new Error('Этот текст меняли и позже. Сначала верните ту правку.');
      }
      return { name: edit.name, at, removed: edit.inserted, inserted: edit.removed };
    });
    this.save(back);
    this.steps.splice(index, Infinity, ...others);
    if (!step.picture) return;
    // A copied entry may name the picture too, or a change that can be undone bring it back.
    const texts = JSON.stringify([this.values(), this.steps]);
    if (!texts.includes(basename(step.picture))) rmSync(step.picture, { force: true });
  }

  private add(differences: Difference[], words?: Words, picture?: string) {
    this.steps.push({ id: randomUUID(), differences, picture, ...(words && { words }) });
  }

  /** Writes beside the file and renames, so that a power cut leaves the old file or the new one. */
  private save(differences: Difference[]) {
    const changed = differences.map(({ name, at, removed, inserted }) => {
      const text = this.read(name);
      return [name, text.slice(0, at) + inserted + text.slice(at + removed.length)] as const;
    });
    const { env, ...sources } = Object.fromEntries(changed);
    if (env !== undefined) readSettings(parseEnv(env) as Record<string, string>);
    loadContent(join(this.root, 'content'), sources);
    for (const [name, text] of changed) {
      const path = this.pathOf(fileOf(name));
      writeFileSync(`${path}.part`, text, { flush: true });
      renameSync(`${path}.part`, path);
      if (text === '') rmSync(path);
      this.known.set(name, text);
    }
  }
}

/** Returns the values of a file. A setting that is left out is empty; those of the hosting never reach the page. */
function parse(name: string, source: string): Record<string, unknown> {
  if (name !== 'env') return parseDocument(source).toJS();
  const values = parseEnv(source);
  return Object.fromEntries(settingNames.map((name) => [name, values[name] ?? '']));
}

/** Writes other values into a file, and leaves what stays the same as it is written. */
function rewriteFile(name: string, source: string, values: object): string {
  if (name !== 'env') return rewrite(source, values);
  const before = parse(name, source);
  return Object.entries(values).reduce((text, [setting, value]) => {
    return before[setting] === value ? text : setEnvValue(text, setting, String(value));
  }, source);
}

const growth = ({ inserted, removed }: Difference) => inserted.length - removed.length;

/** Finds the part in which two versions of a file differ. */
function differenceOf(name: string, before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let end = 0;
  while (end < shorter - at && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = (text: string) => text.slice(at, text.length - end);
  return { name, at, removed: part(before), inserted: part(after) };
}

function wordsFor(value: unknown): string {
  if (typeof value === 'object' && value) return Object.values(value).map(wordsFor).join(', ');
  return inWords(value) || 'ничего';
}
