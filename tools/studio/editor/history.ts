import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deepValues } from '../../../lib/content/deep-values';
import { type Json, valueIn } from '../../../lib/content/fields';
import { fillIn } from '../../../lib/content/figures';
import { figuresOf, type KnownFigure } from '../../../lib/content/placeholders';
import { applyEdit } from './apply-edit';
import { dependentEdits } from './dependents';
import { checkTexts, edited, readValues, write } from './files';
import { describeValue } from './names';
import { isEntry, ownerOf } from './paths';
import type { Edit } from './yaml-edit';

/** A change that the editor asks for. */
export type Change = {
  edits: Edit[];
  /** The values that the owner saw there. If one of them has changed since, nothing is written. */
  expected: unknown[];
  words: Words;
};

/**
 * A change in the owner's words: the place, its value before, and its new value or what was done. Only a changed value
 * has `before`.
 */
export type Words = { label: string; before?: string | undefined; after: string };

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

/** An applied change. `inverse` are the edits that undo it, and `after` the values at their places after the change. */
type Step = {
  id: string;
  words: Words;
  inverse: Edit[];
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
   * Makes edits in files that pass the check then, and remembers them as one change. Returns notes to the owner about
   * what was changed with them.
   *
   * @throws {Conflict} when a place was changed meanwhile
   * @throws {Error} when the site could not be built from the files
   */
  change({ edits, expected, words }: Change, picture?: string): string[] {
    const { notes, ...undoing } = this.checkAndWrite(edits, expected);
    if (undoing.inverse.length === 0) return [];
    this.steps.push({ id: randomUUID(), words, ...undoing, picture });
    return notes;
  }

  /**
   * Takes back a change. If that overwrites a newer value, which the owner has seen, it is a change of its own.
   *
   * @param expected the values to overwrite, once the owner has seen them
   * @throws {Conflict} when a later change, or one made in the file, is in its place
   * @throws {Error} when a later change has to be taken back first, because it has renumbered the same list
   */
  undo(id = this.list()[0]?.id, expected?: unknown[]): string[] {
    const index = this.steps.findIndex((step) => step.id === id);
    const step = this.steps[index];
    if (!step) return [];
    const later = this.steps.slice(index + 1).filter((other) => areEntangled(step, other));
    if (later.length > 0) {
      const labels = later.map(({ words }) => `${words.label}: ${words.after}`).reverse();
      throw new Error(`Сначала верните более поздние правки этого списка:\n${labels.join('\n')}`);
    }
    const { notes, ...undoing } = this.checkAndWrite(step.inverse, expected ?? step.after);
    this.steps.splice(index, 1);
    if (expected) {
      const { label } = step.words;
      const figures = figuresOf(readValues(this.root));
      const inWords = (value: unknown) => fillIn(describeValue(value), figures);
      const words = { label, before: inWords(expected[0]), after: inWords(undoing.after[0]) };
      this.steps.push({ id: randomUUID(), words, ...undoing });
    }
    if (step.picture) this.removeUnused(step.picture);
    return notes;
  }

  /** Writes edits and what depends on them, once the check has passed. Returns how to undo them. */
  private checkAndWrite(edits: Edit[], expected: unknown[]) {
    const values = readValues(this.root);
    throwIfChanged(values, edits, expected);
    const { edits: dependent, notes } = dependentEdits(values, edits);
    const allEdits = [...edits, ...dependent];
    const texts = edited(this.root, allEdits);
    checkTexts(this.root, texts);
    write(this.root, texts);
    const inverse = inverseOf(allEdits, values);
    const after = valuesAt(readValues(this.root), inverse);
    const moved = allEdits.filter(({ action, path }) => action !== 'set' && isEntry(path));
    return { inverse, after, notes, renumbered: moved.map(({ path }) => ownerOf(path)) };
  }

  /**
   * Deletes a picture unless the content still names it, as a copied entry may, or undoing another change would bring it
   * back.
   */
  private removeUnused(picture: string) {
    const file = basename(picture);
    const named = deepValues([readValues(this.root), this.steps]);
    if (!named.some(({ value }) => value === file)) rmSync(picture, { force: true });
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

/** @throws {Conflict} when the places of edits have other values than expected */
function throwIfChanged(values: Record<string, Json>, edits: Edit[], expected: unknown[]) {
  const current = valuesAt(values, edits);
  const seen = expected.map((value) => value ?? null);
  if (!isDeepStrictEqual(current, seen)) throw new Conflict(current, edits, figuresOf(values));
}

/** The values that edits replace or remove. It is null for an inserted entry, which replaces nothing. */
const valuesAt = (values: Record<string, Json>, edits: Edit[]) =>
  edits.map(({ action, path }) => (action === 'insert' ? null : (valueIn(values, path) ?? null)));

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
