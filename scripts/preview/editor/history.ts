import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseDocument } from 'yaml';
import type { Path } from '../../../content/deep-values';
import { loadContent } from '../../../content/load';
import { schemas } from '../../../content/schema';
import { rewrite } from '../../../content/yaml-edit';
import { readSettings, settingNames } from '../../../lib/settings';

// biome-ignore lint/suspicious/noExplicitAny: a file before its check has no shape that a type could state.
type Json = any;

/** What happens at a place to the list or map that holds it. */
export type Edit = [place: string, change: (owner: Json, key: never) => unknown];

/** A part of a file that another one takes the place of. */
type Difference = { file: string; at: number; removed: string; inserted: string };

/** What the owner did, in words. Only a value has one before. */
export type Words = { label: string; before?: string; after: string };

/** One change. Those made outside of the editor have no words, and cannot be undone here. */
type Step = { id: number; words?: Words; differences: Difference[]; picture: string | undefined };

const ENV = '.env';
const EDITABLE = [ENV, ...Object.keys(schemas).map((name) => `content/${name}.yaml`)];

/** The changes since the preview began. A file is read before each change, so none made elsewhere is overwritten. */
export class History {
  private steps: Step[] = [];
  private readonly known = new Map<string, string>();
  private count = 0;

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
  read(file: string): string {
    if (!EDITABLE.includes(file)) throw new Error(`${file}: этот файл здесь не меняют`);
    const path = this.pathOf(file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const before = this.known.get(file) ?? text;
    if (text !== before) this.add([differenceOf(file, before, text)]);
    this.known.set(file, text);
    return text;
  }

  /** Returns what stands at a place by now, null where nothing does. */
  valueAt(place: string): unknown {
    const { file, path } = locate(place);
    return path.reduce((part: Json, name) => part?.[name], parse(file, this.read(file))) ?? null;
  }

  /**
   * Makes edits in files that pass the check then, and remembers them as one change.
   *
   * @throws {Error} when the site could not be built from them
   */
  write(edits: Edit[], words: Words, picture?: string) {
    const changed = new Map<string, string>();
    for (const [place, change] of edits) {
      const { file, path } = locate(place);
      const source = changed.get(file) ?? this.read(file);
      const values = parse(file, source);
      const owner = path.slice(0, -1).reduce((part: Json, name, index) => {
        part[name] ??= typeof path[index + 1] === 'number' ? [] : {};
        return part[name];
      }, values);
      change(owner, path.at(-1) as never);
      changed.set(file, rewriteFile(file, source, values));
    }
    const differences = [...changed].map(([file, text]) =>
      differenceOf(file, this.read(file), text),
    );
    if (differences.every(({ removed, inserted }) => removed === inserted)) return;
    this.save(changed);
    this.add(differences, words, picture);
  }

  /**
   * Takes back a change, whatever came after it elsewhere.
   *
   * @throws {Error} when a later change, or one made outside, touches the same words
   */
  undo(id = this.list()[0]?.id) {
    const step = this.steps.find((one) => one.id === id);
    if (!step) return;
    for (const { file } of step.differences) this.read(file);
    const index = this.steps.indexOf(step);
    const others = structuredClone(this.steps.slice(index + 1));
    const changed = new Map<string, string>();
    for (const edit of step.differences) {
      let { at } = edit;
      for (const later of others.flatMap((one) => one.differences)) {
        if (later.file !== edit.file) continue;
        if (later.at + later.removed.length <= at) at += growth(later);
        else if (later.at >= at + edit.inserted.length) later.at -= growth(edit);
        else throw new Error('Этот текст меняли и позже. Сначала верните ту правку.');
      }
      const text = this.read(edit.file);
      const after = text.slice(at + edit.inserted.length);
      changed.set(edit.file, text.slice(0, at) + edit.removed + after);
    }
    this.save(changed);
    this.steps.splice(index, Infinity, ...others);
    if (!step.picture) return;
    // A copied entry may name the picture too, or a change that can be undone bring it back.
    const texts = JSON.stringify([EDITABLE.map((file) => this.read(file)), this.steps]);
    if (!texts.includes(basename(step.picture))) rmSync(step.picture, { force: true });
  }

  private add(differences: Difference[], words?: Words, picture?: string) {
    this.count += 1;
    this.steps.push({ id: this.count, differences, picture, ...(words && { words }) });
  }

  /** Writes beside the file and renames, so that a power cut leaves the old file or the new one. */
  private save(changed: Map<string, string>) {
    const { [ENV]: env, ...sources } = Object.fromEntries(changed);
    if (env !== undefined) readSettings(parseEnv(env) as Record<string, string>);
    const named = Object.entries(sources).map(([file, text]) => [basename(file, '.yaml'), text]);
    loadContent(join(this.root, 'content'), Object.fromEntries(named));
    for (const [file, text] of changed) {
      const path = join(this.root, file);
      writeFileSync(`${path}.part`, text, { flush: true });
      renameSync(`${path}.part`, path);
      if (text === '') rmSync(path);
      this.known.set(file, text);
    }
  }
}

/** Splits the name of a place, «home.hero.facts.0» or «env.NEXT_PUBLIC_PHONE», into its file and the path in it. */
function locate(place: string): { file: string; path: Path } {
  const [name = '', ...path] = place.split('.');
  const file = name === 'env' ? ENV : `content/${name}.yaml`;
  return { file, path: path.map((one) => (/^\d+$/.test(one) ? Number(one) : one)) };
}

/** Returns the values of a file. A setting that is left out is empty. */
function parse(file: string, source: string): Record<string, unknown> {
  if (file !== ENV) return parseDocument(source).toJS();
  return { ...Object.fromEntries(settingNames.map((name) => [name, ''])), ...parseEnv(source) };
}

/** Writes other values into a file, and leaves what stays the same as it is written. */
function rewriteFile(file: string, source: string, values: object): string {
  if (file !== ENV) return rewrite(source, values);
  const before = parse(file, source);
  return Object.entries(values).reduce((text, [name, value]) => {
    if (before[name] === value) return text;
    const [line, known] = [`${name}=${value}`, new RegExp(`^${name}=.*$`, 'm')];
    if (known.test(text)) return text.replace(known, () => line);
    return `${text.trimEnd()}\n${line}\n`.trimStart();
  }, source);
}

const growth = ({ inserted, removed }: Difference) => inserted.length - removed.length;

/** Finds the part in which two versions of a file differ. */
function differenceOf(file: string, before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let end = 0;
  while (end < shorter - at && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = (text: string) => text.slice(at, text.length - end);
  return { file, at, removed: part(before), inserted: part(after) };
}
