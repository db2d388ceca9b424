import { execFileSync } from 'node:child_process';

/**
 * The date of the last commit that touched some files, relative to the root of the project, in ISO 8601. Undefined unless
 * it is certain: search engines ignore all dates of a site that has wrong ones.
 */
export function lastChange(root: string, files: readonly string[]): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // In a shallow clone the oldest commit seems to have touched every file.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return undefined;
    if (git('status', '--porcelain', '--', ...files)) return undefined;
    return git('log', '-1', '--format=%cI', '--', ...files).trim() || undefined;
  } catch {
    // There is no git or no history, as in a downloaded archive.
    return undefined;
  }
}
