import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadContent } from '../../../content/load';
import { schemas } from '../../../content/schema';
import { readSettings } from '../../../lib/settings';

/** A part of a file that another one takes the place of. */
type Edit = { file: string; at: number; removed: string; inserted: string };

/** What the owner did, in the words of the page. */
export type Words = { kind: string; path: string; before?: unknown; after?: unknown };

/** One change. Those made outside of the editor have no words, and cannot be undone here. */
type Step = { id: number; words?: Words; edits: Edit[]; picture: string | undefined };

export const ENV = '.env';
const EDITABLE = [ENV, ...Object.keys(schemas).map((name) => `content/${name}.yaml`)];

/** The changes since the preview began. A file is read before each change, so none made elsewhere is overwritten. */
export class Sitting {
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
    if (!existsSync(path)) return '';
    const text = readFileSync(path, 'utf8');
    const before = this.known.get(file) ?? text;
    if (text !== before) this.add([differenceOf(file, before, text)]);
    this.known.set(file, text);
    return text;
  }

  /**
   * Writes files that pass the check, and remembers the change.
   *
   * @throws {ContentError | SettingsError} when the site could not be built from them
   */
  write(changed: Map<string, string>, words: Words, picture?: string) {
    const edits = [...changed].map(([file, text]) => differenceOf(file, this.read(file), text));
    if (edits.every(({ removed, inserted }) => removed === inserted)) return;
    this.save(changed);
    this.add(edits, words, picture);
  }

  /**
   * Takes back a change, whatever came after it elsewhere.
   *
   * @throws {Error} when a later change, or one made outside, touches the same words
   */
  undo(id = this.list()[0]?.id) {
    const index = this.steps.findIndex((step) => step.id === id);
    const step = this.steps[index];
    if (!step) return;
    for (const { file } of step.edits) this.read(file);
    const changed = new Map<string, string>();
    const moved: [Edit, number][] = [];
    for (const edit of step.edits) {
      let { at } = edit;
      for (const later of this.steps.slice(index + 1).flatMap(({ edits }) => edits)) {
        if (later.file !== edit.file) continue;
        if (later.at + later.removed.length <= at) at += growth(later);
        else if (later.at >= at + edit.inserted.length) moved.push([later, -growth(edit)]);
        else throw new Error('Этот текст меняли и позже. Сначала верните ту правку.');
      }
      const text = changed.get(edit.file) ?? this.read(edit.file);
      const after = text.slice(at + edit.inserted.length);
      changed.set(edit.file, text.slice(0, at) + edit.removed + after);
    }
    this.save(changed);
    for (const [later, by] of moved) later.at += by;
    this.steps.splice(index, 1);
    if (!step.picture) return;
    // A copied entry may name the picture too, or a change that can be undone bring it back.
    const texts = JSON.stringify([EDITABLE.map((file) => this.read(file)), this.steps]);
    if (!texts.includes(basename(step.picture))) rmSync(step.picture, { force: true });
  }

  private add(edits: Edit[], words?: Words, picture?: string) {
    this.count += 1;
    this.steps.push({ id: this.count, edits, picture, ...(words && { words }) });
  }

  /** Writes beside the file and renames, so that a power cut leaves the old file or the new one. */
  private save(changed: Map<string, string>) {
    const env = changed.get(ENV);
    if (env !== undefined) readSettings(parseEnv(env) as Record<string, string>);
    const sources = [...changed].filter(([file]) => file !== ENV);
    loadContent(
      join(this.root, 'content'),
      Object.fromEntries(sources.map(([file, text]) => [basename(file, '.yaml'), text])),
    );
    for (const [file, text] of changed) {
      const path = join(this.root, file);
      writeFileSync(`${path}.part`, text, { flush: true });
      renameSync(`${path}.part`, path);
      if (text === '') rmSync(path);
      this.known.set(file, text);
    }
  }
}

const growth = ({ inserted, removed }: Edit) => inserted.length - removed.length;

/** Finds the part in which two versions of a file differ. */
function differenceOf(file: string, before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let end = 0;
  while (end < shorter - at && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = (text: string) => text.slice(at, text.length - end);
  return { file, at, removed: part(before), inserted: part(after) };
}
