import { z } from 'zod';
import { hasHashInName, isSharePicture } from '../../lib/site-paths';
import { isPathInside, MAX_ENTRIES } from './host-data';
import type { SiteFile } from './site-files';

/** The file beside the site on the host that says what was published. Its name is hidden from visitors. */
export const LIST_PATH = '.published.json';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The hashes of a file. Earlier releases wrote them as one text, with spaces between them. */
const hashes = z.union([z.array(z.string()), z.string().transform((text) => text.split(' '))]);

/**
 * Values by the paths of files. The list comes from the host, so a path out of the site's folder is left out, and a list
 * that no site has is not believed.
 */
const byPath = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .refine((record) => Object.keys(record).length <= MAX_ENTRIES)
    .transform((record) =>
      Object.fromEntries(Object.entries(record).filter(([path]) => isPathInside(path))),
    );

const schema = z.object({
  /** The hash of each file of the site. While a file is being replaced or removed: those of all versions, see below. */
  files: byPath(hashes),
  /**
   * Files of earlier releases that open tabs or messengers may still ask for, with the day on which they were replaced.
   */
  retired: byPath(z.iso.date()),
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

/** Tells whether the list names this version of a file and no other. */
export function isUpToDate(list: PublishedList | undefined, { path, hash }: SiteFile): boolean {
  const [only, ...others] = list?.files[path] ?? [];
  return only === hash && others.length === 0;
}

/**
 * Returns the list entry of a file that is being replaced or removed: the hashes of all versions that may be on the
 * host. It always has several, so after a broken publication the next one sends the file again.
 */
export function anyVersion(listed: readonly string[] = [NO_FILE], hash = NO_FILE): string[] {
  return [...new Set([...listed, hash])];
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
  const published = Object.fromEntries(files.map(({ path, hash }) => [path, [hash]]));
  const date = today.toISOString().slice(0, 10);
  const gone = Object.keys(before?.files ?? {}).filter((path) => !(path in published));
  const retired: PublishedList['retired'] = {};
  const isKept = (path: string) => hasHashInName(path) || isSharePicture(path);
  const removed = gone.filter((path) => !isKept(path));
  for (const path of gone.filter(isKept)) retired[path] = date;
  for (const [path, since] of Object.entries(before?.retired ?? {})) {
    if (path in published) continue;
    const isOld = today.getTime() - Date.parse(since) > KEPT_DAYS * DAY_MS;
    if (isOld && !isSharePicture(path)) removed.push(path);
    else retired[path] = since;
  }
  return { list: { files: published, retired }, removed };
}
