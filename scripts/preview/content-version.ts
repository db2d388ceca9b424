import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Changes whenever a file of the content is written. */
export function contentVersion(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const times = files.map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
  return createHash('sha256').update(times.join()).digest('hex').slice(0, 12);
}
