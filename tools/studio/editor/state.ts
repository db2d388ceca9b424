import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadContent } from '../../../lib/content/load';
import { readSettings } from '../../../lib/settings';
import { contentFindings } from '../../shared/content-findings';
import { readEnvFile } from '../../shared/env-file';
import { hostingForPage } from '../../shared/hosting';
import { launchLists } from '../../shared/launch/check';
import { contentVersion } from '../content-version';
import { readValues, versionOf } from './files';
import type { History } from './history';
import { readPlaces } from './places';
import { remoteOf } from './push';

/** All that the page knows of the content, and the answer to whatever it has done. */
export type State = Awaited<ReturnType<typeof readState>>;

/** @param notes what the owner is told: what was changed with his own change, or what came of a push */
export async function readState(history: History, notes: string[] = []) {
  const { root } = history;
  const version = versionOf(root);
  const folder = join(root, 'content');
  const content = loadContent(folder);
  // The preview itself has other settings, with which leads go to its inbox.
  const settings = readSettings(parseEnv(readEnvFile(root)));
  const { needed, advice } = launchLists(folder, settings, content);
  return {
    ...readPlaces({ written: readValues(root), content }),
    version,
    /** The version of the content, which the page names once it shows it. */
    contentVersion: contentVersion(folder),
    notes,
    /** What is still missing before the site goes public, and what is only advised, as the files are now. */
    missing: needed,
    advice: [advice, await contentFindings(folder, content)],
    changes: history.list(),
    canRedo: history.canRedo,
    /** The hosting without its password, which this page never receives. */
    hosting: hostingForPage(root),
    /** Where a publication can be pushed to. */
    remote: await remoteOf(root),
  };
}

/** A place where something is wrong, with the names of all fields on its path. */
export type PlaceOfProblem = { path: string; titles: string[]; message: string };

/** Why something was not done. */
export type Refusal = {
  message: string;
  /** For a conflict, the current values. */
  current?: unknown[];
  problems?: PlaceOfProblem[];
};
