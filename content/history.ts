import { execFileSync } from 'node:child_process';
import type { History } from '@/lib/sitemap';

/**
 * Asks git about some files, relative to the root of the project. Undefined without git or a history, as in a downloaded
 * archive.
 */
export function readHistory(root: string, files: readonly string[]): History | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return {
      shallow: git('rev-parse', '--is-shallow-repository').trim() === 'true',
      uncommitted: git('status', '--porcelain', '--', ...files)
        .split('\n')
        .filter(Boolean),
      lastCommit: git('log', '-1', '--format=%cI', '--', ...files).trim(),
    };
  } catch {
    return undefined;
  }
}
