/** What git knows of the files that a page is made of. */
export type History = {
  /** The date of the last commit that touched one of the files, in ISO 8601; empty when no commit did. */
  lastCommit: string;
  /** Files of them that differ from their last commit, or are in none. */
  uncommitted: readonly string[];
  /** The history is cut off, so that its oldest commit seems to have touched every file. */
  shallow: boolean;
};

/**
 * The date a page was last changed, for the sitemap. Without a trustworthy one there is none: a robot that
 * finds false dates stops believing all of them.
 */
export function lastChange(history: History | undefined): string | undefined {
  if (!history || history.shallow || history.uncommitted.length > 0) return undefined;
  return history.lastCommit || undefined;
}
