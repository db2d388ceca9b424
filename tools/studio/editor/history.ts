import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { deepValues } from '../../../lib/content/deep-values';
import { type Json, valueIn } from '../../../lib/content/fields';
import { fillIn } from '../../../lib/content/figures';
import { figuresOf, type KnownFigure } from '../../../lib/content/placeholders';
import { applyEdit } from './apply-edit';
import { dependentEdits } from './dependents';
import {
  checkTexts,
  edited,
  PICTURES,
  pathIn,
  readValues,
  restored,
  type Texts,
  write,
  writePicture,
} from './files';
import { describeValue } from './names';
import { isEntry, ownerOf } from './paths';
import { isRecent, readSteps, type Step, saveSteps, valuesAt, type Words } from './steps';
import type { Edit } from './yaml-edit';

/** A change that the editor asks for. */
export type Change = {
  edits: Edit[];
  /** The values that the owner saw there. If one of them has changed since, nothing is written. */
  expected: unknown[];
  words: Words;
};

/** Reports that a place has changed since the owner saw it, with the current values. */
export class Conflict extends Error {
  constructor(
    readonly current: unknown[],
    edits: Edit[],
    figures: KnownFigure[],
  ) {
    const texts = current.map((value) => fillIn(describeValue(value), figures));
    const words = [...new Set(texts)].join('; ');
    const removesEntry = edits.some(({ action, path }) => action === 'remove' && isEntry(path));
    const outcome = removesEntry ? '. Эта запись будет удалена' : '';
    super(`Это место тем временем изменили. Сейчас там: ${words}${outcome}`);
  }
}

/** What is known of a change once it is written. */
type Made = Pick<Step, 'inverse' | 'after' | 'renumbered' | 'texts'>;

/** A change that was undone. To redo it is to undo the undoing. */
type Undone = Step & {
  /** The uploaded pictures by their names, which are no longer among the content's. */
  bytes: Map<string, Buffer>;
};

/** The changes of the last day. Making one, undoing it and redoing it go through the same checks. */
export class History {
  private readSteps: Step[] | undefined;
  private undone: Undone[] = [];

  constructor(readonly root: string) {}

  /** Steps of an earlier preview are read when they are needed first, since by then the content has no error. */
  private get steps(): Step[] {
    this.readSteps ??= readSteps(this.root);
    return this.readSteps;
  }

  /** Keeps these steps, also for the next preview. */
  private keep(steps: Step[]) {
    this.readSteps = steps.filter(isRecent);
    saveSteps(this.root, this.readSteps);
  }

  /** Lists the changes that can be undone, the newest first. */
  list() {
    return this.steps.map(({ id, words, isSent }) => ({ id, ...words, isSent })).reverse();
  }

  /** Tells whether `redo` has something to do. */
  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Remembers changes that a commit has told of. */
  markSent(ids: readonly string[]) {
    this.keep(this.steps.map((step) => (ids.includes(step.id) ? { ...step, isSent: true } : step)));
  }

  /**
   * Makes edits in files that pass the check then, and remembers them as one change. Returns notes to the owner about
   * what was changed with them.
   *
   * @param pictures the names of the pictures that were uploaded for it
   * @throws {Conflict} when a place was changed meanwhile
   * @throws {Error} when the site could not be built from the files
   */
  change({ edits, expected, words }: Change, pictures: string[] = []): string[] {
    const values = this.valuesFor(edits, expected);
    const { edits: dependent, notes } = dependentEdits(values, edits);
    const allEdits = [...edits, ...dependent];
    if (inverseOf(allEdits, values).length === 0) return [];
    const made = this.write(allEdits, values, edited(this.root, allEdits));
    this.remember(words, made, pictures);
    return notes;
  }

  /**
   * Undoes a change. If that overwrites a newer value, which the owner has seen, it is a change of its own.
   *
   * @param expected the values to overwrite, once the owner has seen them
   * @throws {Conflict} when a later change, or one made in the file, is in its place
   * @throws {Error} when a later change has to be undone first, because it has renumbered the same list
   */
  undo(id = this.list()[0]?.id, expected?: unknown[]): string[] {
    const step = this.steps.find((other) => other.id === id);
    if (!step) return [];
    const later = this.steps.slice(this.steps.indexOf(step) + 1);
    const entangled = later.filter((other) => areEntangled(step, other));
    if (entangled.length > 0) {
      const labels = entangled.map(({ words }) => `${words.label}: ${words.after}`).reverse();
      throw new Error(`Сначала отмените более поздние правки этого списка:\n${labels.join('\n')}`);
    }
    const { notes, ...made } = this.takeBack(step, { expected, isNewest: later.length === 0 });
    this.keep(this.steps.filter((other) => other !== step));
    if (expected) this.remember(this.wordsFor(step, expected, made.after), made);
    const bytes = this.removeUnused(step.pictures);
    if (!expected) this.undone.push({ ...step, ...made, bytes });
    return notes;
  }

  /**
   * Redoes the change that was undone last, unless there has been another change since.
   *
   * @param expected the values to overwrite, once the owner has seen them
   * @throws {Conflict} when its place was changed in the file meanwhile
   */
  redo(expected?: unknown[]): string[] {
    const undone = this.undone.at(-1);
    if (!undone) return [];
    const { bytes, ...step } = undone;
    for (const [picture, file] of bytes) writePicture(this.root, picture, file);
    try {
      const { notes, ...made } = this.takeBack(step, { expected, isNewest: true });
      this.undone.pop();
      const words = expected ? this.wordsFor(step, expected, made.after) : step.words;
      this.keep([...this.steps, { ...step, ...made, words }]);
      return notes;
    } catch (error) {
      this.removeUnused(step.pictures);
      throw error;
    }
  }

  /** Remembers a change. Nothing can be redone after it. */
  private remember(words: Words, made: Made, pictures: string[] = []) {
    this.undone = [];
    this.keep([...this.steps, { id: randomUUID(), time: Date.now(), words, ...made, pictures }]);
  }

  /** Writes what was there before a step, with what was changed elsewhere since. */
  private takeBack(
    step: Step,
    { expected = step.after, isNewest }: { expected?: unknown[] | undefined; isNewest: boolean },
  ): Made & { notes: string[] } {
    const values = this.valuesFor(step.inverse, expected);
    // Before the newest step, all fitted as it was.
    const { edits: dependent, notes } = isNewest
      ? { edits: [], notes: [] }
      : dependentEdits(values, step.inverse);
    const texts = edited(this.root, dependent, restored(this.root, step.inverse, step.texts));
    return { ...this.write([...step.inverse, ...dependent], values, texts), notes };
  }

  /** Writes files with edits in them once the check has passed. Returns how to undo them. */
  private write(edits: Edit[], values: Record<string, Json>, texts: Texts): Made {
    checkTexts(this.root, texts);
    const changed = write(this.root, texts);
    const inverse = inverseOf(edits, values);
    // Of what was written, not of the files: those may have been changed again by somebody else.
    const after = valuesAt(readValues(this.root, texts), inverse);
    const moved = edits.filter(({ action, path }) => action !== 'set' && isEntry(path));
    return { inverse, after, renumbered: moved.map(({ path }) => ownerOf(path)), texts: changed };
  }

  /** @throws {Conflict} when the places of edits have other values than expected */
  private valuesFor(edits: Edit[], expected: unknown[]): Record<string, Json> {
    const values = readValues(this.root);
    const current = valuesAt(values, edits);
    const seen = expected.map((value) => value ?? null);
    if (!isDeepStrictEqual(current, seen)) throw new Conflict(current, edits, figuresOf(values));
    return values;
  }

  /** Describes a step that has overwritten other values than its own. */
  private wordsFor({ words }: Step, [before]: unknown[], [after]: unknown[]): Words {
    const figures = figuresOf(readValues(this.root));
    const inWords = (value: unknown) => fillIn(describeValue(value), figures);
    return { label: words.label, before: inWords(before), after: inWords(after) };
  }

  /**
   * Deletes pictures, and returns their bytes by their names. A picture stays if the content still names it, or undoing
   * another change would bring it back.
   */
  private removeUnused(pictures: string[]): Map<string, Buffer> {
    const named = deepValues([readValues(this.root), this.steps]).map(({ value }) => value);
    const removed = new Map<string, Buffer>();
    for (const picture of pictures) {
      const path = pathIn(this.root, `${PICTURES}/${picture}`);
      if (named.includes(picture) || !existsSync(path)) continue;
      removed.set(picture, readFileSync(path));
      rmSync(path);
    }
    return removed;
  }
}

/** Tells whether one of two changes has renumbered the entries that the other one is about. */
function areEntangled(first: Step, second: Step): boolean {
  const isAbout = ({ inverse }: Step, list: string) =>
    inverse.some(({ path }) => path.startsWith(`${list}.`));
  return (
    first.renumbered.some((list) => isAbout(second, list)) ||
    second.renumbered.some((list) => isAbout(first, list))
  );
}

/** Returns the edits that undo others, the last one first. Edits that change nothing need none. */
function inverseOf(edits: Edit[], values: Record<string, Json>): Edit[] {
  const working = structuredClone(values);
  const inverse = edits.flatMap((edit): Edit[] => {
    const { path } = edit;
    const before = valueIn(working, path);
    applyEdit(working, edit);
    if (edit.action === 'insert') return [{ action: 'remove', path }];
    if (edit.action === 'set' && isDeepStrictEqual(before, edit.value)) return [];
    if (before === undefined) return [{ action: 'remove', path }];
    const action = edit.action === 'remove' && isEntry(path) ? 'insert' : 'set';
    return [{ action, path, value: before }];
  });
  return inverse.reverse();
}
