import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Json, valueIn } from '../../../content/fields';
import { fillIn } from '../../../content/figures';
import { type Figure, figuresOf } from '../../../content/placeholders';
import type { Edit } from '../../../content/yaml-edit';
import { applyEdit } from './apply-edit';
import { dependentEdits } from './dependents';
import { checkTexts, edited, readValues, write } from './files';
import { describeValue } from './names';
import { isEntry, ownerOf } from './paths';

/** A change that the editor asks for. */
export type Change = {
  edits: Edit[];
  /** The values that the owner saw there: where one is another by now, nothing is written. */
  was: unknown[];
  words: Words;
};

/** What the owner does, in words: the place, and what he sees there before and after. Only a value has one before. */
export type Words = { label: string; before?: string | undefined; after: string };

/** Says that a place is not as the owner has seen it, with the values that are there now. */
export class Conflict extends Error {
  constructor(
    readonly was: unknown[],
    edits: Edit[],
    figures: Figure[],
  ) {
    const texts = was.map((value) => fillIn(describeValue(value), figures));
    const words = [...new Set(texts)].join('; ');
    const removesEntry = edits.some(({ action, path }) => action === 'remove' && isEntry(path));
    const outcome = removesEntry ? '. Эта запись будет удалена' : '';
    super(`Это место тем временем изменили. Сейчас там: ${words}${outcome}`);
  }
}

/** A change that is written, and the way back: the edits of it, and the values that these places have after the change. */
type Step = {
  id: string;
  words: Words;
  back: Edit[];
  after: unknown[];
  /** The lists whose entries the change has renumbered. */
  renumbered: string[];
  picture?: string | undefined;
};

/** The changes since the preview began. Making one and taking it back go through the same checks. */
export class History {
  private steps: Step[] = [];

  constructor(readonly root: string) {}

  /** Lists the changes that can be undone, the newest first. */
  list() {
    return this.steps.map(({ id, words }) => ({ id, ...words })).reverse();
  }

  /**
   * Makes edits in files that pass the check then, and remembers them as one change. Returns in words what was changed
   * with them.
   *
   * @throws {Conflict} when a place was changed meanwhile
   * @throws {Error} when the site could not be built from the files
   */
  change({ edits, was, words }: Change, picture?: string): string[] {
    const { notes, ...wayBack } = this.pass(edits, was);
    if (wayBack.back.length === 0) return [];
    this.steps.push({ id: randomUUID(), words, ...wayBack, picture });
    return notes;
  }

  /**
   * Takes back a change. If that overwrites a newer value, which the owner has seen, it is a change of its own.
   *
   * @param was the values to overwrite, once the owner has seen them
   * @throws {Conflict} when a later change, or one made in the file, is in its place
   * @throws {Error} when a later change has to be taken back first, because it has renumbered the same list
   */
  undo(id = this.list()[0]?.id, was?: unknown[]): string[] {
    const index = this.steps.findIndex((step) => step.id === id);
    const step = this.steps[index];
    if (!step) return [];
    const later = this.steps.slice(index + 1).filter((other) => areEntangled(step, other));
    if (later.length > 0) {
      const labels = later.map(({ words }) => `${words.label}: ${words.after}`).reverse();
      throw new Error(`Сначала верните более поздние правки этого списка:\n${labels.join('\n')}`);
    }
    const { notes, ...wayBack } = this.pass(step.back, was ?? step.after);
    this.steps.splice(index, 1);
    if (was) {
      const { label } = step.words;
      const figures = figuresOf(readValues(this.root));
      const inWords = (value: unknown) => fillIn(describeValue(value), figures);
      const words = { label, before: inWords(was[0]), after: inWords(wayBack.after[0]) };
      this.steps.push({ id: randomUUID(), words, ...wayBack });
    }
    if (step.picture) this.removeUnused(step.picture);
    return notes;
  }

  /** Compares, adds what depends on the edits, checks, writes, and returns the way back. */
  private pass(edits: Edit[], was: unknown[]) {
    const values = readValues(this.root);
    const now = seenAt(values, edits);
    const seen = was.map((value) => value ?? null);
    if (!isDeepStrictEqual(now, seen)) throw new Conflict(now, edits, figuresOf(values));
    const { edits: added, notes } = dependentEdits(values, edits);
    const all = [...edits, ...added];
    const texts = edited(this.root, all);
    checkTexts(this.root, texts);
    write(this.root, texts);
    const back = wayBack(values, all);
    const afterwards = readValues(this.root);
    const after = seenAt(afterwards, back);
    const moved = all.filter(({ action, path }) => action !== 'set' && isEntry(path));
    return { back, after, notes, renumbered: moved.map(({ path }) => ownerOf(path)) };
  }

  /** A copied entry may name the picture too, or a change that can be undone bring it back. */
  private removeUnused(picture: string) {
    const texts = JSON.stringify([readValues(this.root), this.steps]);
    if (!texts.includes(basename(picture))) rmSync(picture, { force: true });
  }
}

/** Tells whether one of two changes has renumbered the entries that the other one is about. */
function areEntangled(first: Step, second: Step): boolean {
  const isAbout = ({ back }: Step, list: string) =>
    back.some(({ path }) => path.startsWith(`${list}.`));
  return (
    first.renumbered.some((list) => isAbout(second, list)) ||
    second.renumbered.some((list) => isAbout(first, list))
  );
}

/** The values that edits replace or remove. A new entry takes the place of none. */
const seenAt = (values: Record<string, Json>, edits: Edit[]) =>
  edits.map(({ action, path }) => (action === 'insert' ? null : (valueIn(values, path) ?? null)));

/** Returns the edits that take back others, the last one first. Edits that change nothing need none. */
function wayBack(values: Record<string, Json>, edits: Edit[]): Edit[] {
  const working = structuredClone(values);
  const back = edits.flatMap((edit): Edit[] => {
    const { path } = edit;
    const before = valueIn(working, path);
    applyEdit(working, edit);
    if (edit.action === 'insert') return [{ action: 'remove', path }];
    if (edit.action === 'set' && isDeepStrictEqual(before, edit.value)) return [];
    if (before === undefined) return [{ action: 'remove', path }];
    const action = edit.action === 'remove' && isEntry(path) ? 'insert' : 'set';
    return [{ action, path, value: before }];
  });
  return back.reverse();
}
