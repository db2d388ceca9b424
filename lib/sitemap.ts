/** What git knows about the files of a page. */
export type History = {
  /** The date of the last commit that touched one of the files, in ISO 8601; empty when no commit did. */
  lastCommit: string;
  /** Those of the files that have changed since, or are in no commit. */
  uncommitted: readonly string[];
  /** In a shallow clone the oldest commit seems to have touched every file. */
  shallow: boolean;
};

/**
 * The date of the last change of a page, for the sitemap. Undefined unless it is certain: search engines ignore all
 * dates of a site that has wrong ones.
 */
export function lastChange(history: History | undefined): string | undefined {
  if (!history || history.shallow || history.uncommitted.length > 0) return undefined;
  return history.lastCommit || undefined;
}
