import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the built site. The path is relative to its folder and has forward slashes. */
export type SiteFile = { path: string; hash: string; size: number };

export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Lists all files of a built site, the hidden ones too. */
export function siteFiles(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      const path = file.slice(join(folder, '/').length).replaceAll('\\', '/');
      return { path, hash: hashOf(bytes), size: bytes.length };
    })
    .sort((file, other) => (file.path < other.path ? -1 : 1));
}

/**
 * The order in which files take the places of older ones: pictures, icons and all others with their packed copies, the
 * data of pages, the pages, the packed copies of both, and the rules of the host last.
 */
export function byReplacement(file: SiteFile, other: SiteFile): number {
  return rankOf(file.path) - rankOf(other.path);
}

const RANKS = { other: 0, data: 1, page: 2, packed: 3, rules: 4 };

function rankOf(path: string): number {
  if (path === '.htaccess') return RANKS.rules;
  if (/\.(txt|html)\.(br|gz)$/.test(path)) return RANKS.packed;
  if (path.endsWith('.html')) return RANKS.page;
  return path.endsWith('.txt') ? RANKS.data : RANKS.other;
}
