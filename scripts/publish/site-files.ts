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
 * The order in which files take the places of older ones: pictures and icons, the data of pages, pages, their packed
 * copies, and the rules of the host last.
 */
export function byReplacement(file: SiteFile, other: SiteFile): number {
  return rankOf(file.path) - rankOf(other.path);
}

function rankOf(path: string): number {
  const ranks = [/(?<!\.(txt|html))(?<!\.(txt|html)\.(br|gz))$/, /\.txt$/, /\.html$/, /\.(br|gz)$/];
  return path === '.htaccess' ? ranks.length : ranks.findIndex((pattern) => pattern.test(path));
}
