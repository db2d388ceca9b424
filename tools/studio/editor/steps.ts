import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Json, valueIn } from '../../../lib/content/fields';
import { copiesFolder, openCopiesFolder } from '../../shared/copies/copies';
import { publicLines } from '../../shared/env-file';
import { printInTerminal } from '../../shared/terminal';
import { replaceFile } from '../../shared/write-file';
import { edit, words } from './actions';
import { applyEdit } from './apply-edit';
import { readValues } from './files';
import type { Edit } from './yaml-edit';

const step = z.object({
  id: z.string(),
  /** When it was made, in milliseconds. */
  time: z.number(),
  words,
  /** The edits that undo it, and the values at their places after the change. */
  inverse: z.array(edit),
  after: z.array(z.unknown()),
  /** The lists whose entries have other numbers since. */
  renumbered: z.array(z.string()),
  /** The files that it has changed. */
  texts: z.record(z.string(), z.object({ before: z.string(), after: z.string() })),
  /** The names of the pictures that were uploaded for it. */
  pictures: z.array(z.string()),
  /** Whether the message of a commit has told of it. */
  isSent: z.boolean().optional(),
});

/** An applied change. */
export type Step = z.infer<typeof step>;

export type Words = Step['words'];

const FILE = 'steps.json';

/** In milliseconds. */
const A_DAY = 24 * 60 * 60 * 1000;

export const isRecent = ({ time }: Step) => Date.now() - time < A_DAY;

/** The values that edits replace or remove. It is null for an inserted entry, which replaces nothing. */
export const valuesAt = (values: Record<string, Json>, edits: readonly Edit[]) =>
  edits.map(({ action, path }) => (action === 'insert' ? null : (valueIn(values, path) ?? null)));

/** Reads the steps of earlier previews, the oldest first. Those that do not fit the files any more are left out. */
export function readSteps(root: string): Step[] {
  const path = join(folderOf(root), FILE);
  if (!existsSync(path)) return [];
  try {
    const steps = z.array(step).parse(JSON.parse(readFileSync(path, 'utf8')));
    return fittingSteps(steps.filter(isRecent), readValues(root));
  } catch {
    // Another version of the project has written it, or a full disk has cut it off.
    return [];
  }
}

/** Undoes steps in a copy of the values, and returns those that find their own values there. */
function fittingSteps(steps: Step[], values: Record<string, Json>): Step[] {
  const working = structuredClone(values);
  const fitting = steps.toReversed().filter(({ inverse, after }) => {
    if (!isDeepStrictEqual(valuesAt(working, inverse), after)) return false;
    for (const undoing of inverse) applyEdit(working, undoing);
    return true;
  });
  return fitting.reverse();
}

/** Saves steps beside the copies of the content, in a file that no other user of the computer can read. */
export function saveSteps(root: string, steps: readonly Step[]) {
  try {
    openCopiesFolder(join(root, 'content'));
    const text = JSON.stringify(steps.map(withoutPassword));
    replaceFile(folderOf(root), FILE, text, { isPrivate: true });
  } catch (error) {
    printInTerminal(
      `Список правок не записан, после перезапуска «Отменить» их не вернёт: ${error}`,
    );
  }
}

/** A change of the settings remembers the .env file, where the hosting's password stands too. */
function withoutPassword(step: Step): Step {
  const { env, ...texts } = step.texts;
  if (!env) return step;
  const settings = { before: publicLines(env.before), after: publicLines(env.after) };
  return { ...step, texts: { ...texts, env: settings } };
}

const folderOf = (root: string) => copiesFolder(join(root, 'content'));
