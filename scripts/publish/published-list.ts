import { z } from 'zod';
import { hasHashInName, type SiteFile } from './site-files';

/** The file beside the site on the host that says what was published. Its name is hidden from visitors. */
export const LIST_PATH = '.published.json';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const schema = z.object({
  /** The hash of each file of the site. While a file is being replaced or removed: all its versions, see below. */
  files: z.record(z.string(), z.string()),
  /** Files of earlier releases that open tabs may still ask for, with the day on which they were replaced. */
  retired: z.record(z.string(), z.iso.date()),
});

export type PublishedList = z.infer<typeof schema>;

/** Reads the list. One that is damaged counts as none: all files are sent again then. */
export function parseList(bytes: Buffer | undefined): PublishedList | undefined {
  try {
    return schema.parse(JSON.parse(String(bytes)));
  } catch {
    return undefined;
  }
}

export function formatList(list: PublishedList): Buffer {
  return Buffer.from(JSON.stringify(list, null, 1));
}

/** Takes the place of a hash for a version in which there is no such file. */
const NO_FILE = '';

/**
 * Returns what the list says of a file while another version takes its place. A publication that is broken off leaves
 * any of the versions on the host, so this equals the hash of none: the next publication sends the file again.
 */
export function anyVersion(listed: string | undefined, hash = NO_FILE): string {
  return [...new Set([...versionsOf(listed), hash])].join(' ');
}

/** The hashes that a file on the host may have when it is ours. */
export function versionsOf(listed = NO_FILE): string[] {
  return listed.split(' ');
}

/**
 * Returns the list after a publication, and the paths that nobody needs any more. Only paths that an earlier list
 * names are ever removed.
 */
export function nextList(
  before: PublishedList | undefined,
  files: readonly SiteFile[],
  today: Date,
) {
  const published = Object.fromEntries(files.map(({ path, hash }) => [path, hash]));
  const date = today.toISOString().slice(0, 10);
  const gone = Object.keys(before?.files ?? {}).filter((path) => !(path in published));
  const retired: PublishedList['retired'] = {};
  const removed = gone.filter((path) => !hasHashInName(path));
  for (const path of gone.filter(hasHashInName)) retired[path] = date;
  for (const [path, since] of Object.entries(before?.retired ?? {})) {
    if (path in published) continue;
    const isOld = today.getTime() - Date.parse(since) > KEPT_DAYS * DAY_MS;
    if (isOld) removed.push(path);
    else retired[path] = since;
  }
  return { list: { files: published, retired }, removed };
}
