import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { hasHashInName } from '../../lib/site-paths';
import type { OnEvent } from '../shared/publish-events';
import {
  anyVersion,
  formatList,
  isUpToDate,
  LIST_PATH,
  nextList,
  type PublishedList,
  parseList,
} from './published-list';
import type { Listing, RemoteFolder } from './remote-folder';
import { byReplacement, hashOf, type SiteFile, siteFiles } from './site-files';
import { isStagedName, STAGING, stagedPath } from './staging';

/** What hosts put into an empty site themselves. */
const HARMLESS = /^(\..*|cgi-bin|logs?|stats?|webstat)$/i;

/** Files of another site, or of an earlier upload by hand, that a publication would mix with. */
export async function foreignFiles(remote: RemoteFolder): Promise<string[]> {
  if (await remote.read(LIST_PATH)) return [];
  const names = [...(await remote.list('')).keys()];
  return names.filter((name) => name === '.htaccess' || !HARMLESS.test(name)).sort();
}

/** A file that arrived with another size than it was sent with. */
export class ChangedOnArrivalError extends Error {
  constructor(readonly path: string) {
    super(`${path} has arrived with another size`);
  }
}

/**
 * Makes the folder on the host equal to a built site. Broken off anywhere, the pages on the host are whole, old or
 * new, and the next run goes on from there:
 *
 * 1. All changed files are sent into a folder of their own, under names made of their content.
 * 2. Files with a hash in their name are moved to their places. No page needs them yet.
 * 3. Pages and all others take the place of the old ones, `.htaccess` last.
 * 4. Old files that no tab needs any more are removed.
 *
 * From step 2 on, the list beside the site says what may be there, and at the end, what is there.
 */
export async function upload(
  remote: RemoteFolder,
  folder: string,
  onEvent: OnEvent,
  today = new Date(),
) {
  const files = siteFiles(folder);
  const before = parseList(await remote.read(LIST_PATH));
  const changed = files.filter((file) => !isUpToDate(before, file));
  await stage(remote, folder, changed, onEvent);

  const replaced = changed.filter(({ path }) => !hasHashInName(path)).sort(byReplacement);
  const added = changed.filter(({ path }) => hasHashInName(path));
  const copies = await copyForeignFiles(remote, before, replaced);
  if (copies.length > 0) onEvent({ type: 'text', text: describeCopies(copies) });
  // Without the list, what an interrupted first publication leaves would be taken for another site.
  await saveList(remote, listWhileReplacing(before, [], changed));
  await makeFolders(remote, changed);
  for (const file of added) await remote.replace(stagedPath(file), file.path);
  await saveList(remote, listWhileReplacing(before, added, replaced));
  for (const file of replaced) await remote.replace(stagedPath(file), file.path);

  const { list, removed } = nextList(before, files, today);
  if (removed.length > 0) {
    await saveList(remote, listWhileRemoving(before, list, removed));
    await removeFiles(remote, removed);
  }
  await saveList(remote, list);
  await removeStaging(remote);
  return { sent: changed.length, total: files.length };
}

/** Sends the files that have not arrived yet, and makes sure that each has arrived in full. */
async function stage(remote: RemoteFolder, folder: string, files: SiteFile[], onEvent: OnEvent) {
  await remote.makeFolder(STAGING);
  const arrived = await remote.list(STAGING);
  const missing = files.filter((file) => !hasArrived(arrived, file));
  const total = missing.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (const [index, file] of missing.entries()) {
    onEvent({ type: 'progress', sent, total, file: index + 1, files: missing.length });
    await remote.write(stagedPath(file), readFileSync(join(folder, file.path)));
    sent += file.size;
  }
  onEvent({ type: 'progress', sent, total, file: missing.length, files: missing.length });
  const staged = await remote.list(STAGING);
  const spoilt = files.find((file) => !hasArrived(staged, file));
  if (!spoilt) return;
  // The next publication must not take it for the file itself.
  await remote.remove(stagedPath(spoilt));
  throw new ChangedOnArrivalError(spoilt.path);
}

function hasArrived(listing: Listing, file: SiteFile): boolean {
  return listing.get(stagedPath(file).slice(STAGING.length + 1)) === file.size;
}

/**
 * Before files are overwritten, backs up those at a path of the site that no publication has uploaded, and an .htaccess
 * edited on the host. Returns the names of the copies.
 */
async function copyForeignFiles(
  remote: RemoteFolder,
  before: PublishedList | undefined,
  replaced: SiteFile[],
): Promise<string[]> {
  const unlisted = replaced.filter(({ path }) => before?.files[path] === undefined);
  const suspects = replaced.filter((file) => unlisted.includes(file) || file.path === '.htaccess');
  const listings = new Map<string, Listing>();
  for (const folder of new Set(unlisted.map(({ path }) => dirname(path)))) {
    listings.set(folder, await remote.list(folder === '.' ? '' : folder));
  }
  const copies: string[] = [];
  for (const { path, hash } of suspects) {
    const isHidden = basename(path).startsWith('.');
    // Some hosts leave hidden files out of a listing.
    if (!isHidden && !listings.get(dirname(path))?.has(basename(path))) continue;
    const bytes = await remote.read(path);
    // A publication that was broken off may have put the new file there already.
    const ours = [hash, ...(before?.files[path] ?? [])];
    if (!bytes || ours.includes(hashOf(bytes))) continue;
    const copy = `${path}.before-${hashOf(bytes).slice(0, 8)}`;
    await remote.write(copy, bytes);
    copies.push(copy);
  }
  return copies;
}

function describeCopies(copies: string[]): string {
  return `На местах файлов сайта лежали чужие или поправленные, их копии рядом: ${copies.join(', ')}\n`;
}

/** What is on the host while pages are being replaced: each of them may be the old or the new one. */
function listWhileReplacing(
  before: PublishedList | undefined,
  added: SiteFile[],
  replaced: SiteFile[],
): PublishedList {
  const list: PublishedList = { files: { ...before?.files }, retired: { ...before?.retired } };
  for (const { path, hash } of added) list.files[path] = [hash];
  for (const { path, hash } of replaced) list.files[path] = anyVersion(list.files[path], hash);
  return list;
}

/** Keeps files in the list until they are removed, so that the next run removes those that this run did not reach. */
function listWhileRemoving(
  before: PublishedList | undefined,
  list: PublishedList,
  removed: string[],
): PublishedList {
  const files = { ...before?.files, ...list.files };
  for (const path of removed) {
    if (path in files) files[path] = anyVersion(files[path]);
  }
  return { files, retired: { ...before?.retired, ...list.retired } };
}

async function saveList(remote: RemoteFolder, list: PublishedList) {
  const staged = join(STAGING, 'list');
  await remote.write(staged, formatList(list));
  await remote.replace(staged, LIST_PATH);
}

async function makeFolders(remote: RemoteFolder, files: SiteFile[]) {
  const folders = new Set(files.flatMap(({ path }) => foldersAbove(path)));
  // A folder comes before what is inside of it.
  for (const folder of [...folders].sort()) await remote.makeFolder(folder);
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [...foldersAbove(folder), folder];
}

/** Removes files of the site, and the folders that are empty then. */
async function removeFiles(remote: RemoteFolder, paths: string[]) {
  for (const path of paths) await remote.remove(path);
  const folders = new Set(paths.flatMap(foldersAbove));
  for (const folder of [...folders].sort().reverse()) await remote.removeEmptyFolder(folder);
}

/** What an earlier publication has sent and nobody needs goes too. */
async function removeStaging(remote: RemoteFolder) {
  const names = [...(await remote.list(STAGING)).keys()].filter(isStagedName);
  for (const name of names) await remote.remove(join(STAGING, name));
  await remote.removeEmptyFolder(STAGING);
}
