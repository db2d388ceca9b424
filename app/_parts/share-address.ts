import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '@/lib/content';
import type { RouteId } from '@/lib/routes';
import { shareCopy } from './share-copy';

/** What draws the pictures. */
const SOURCES = ['app/_parts/ShareCard.tsx', 'app/_parts/draw-card.tsx', 'app/tokens.css'];

/**
 * Returns the name of the picture of a page that is shared. Messengers keep a picture by its address for ever, so the
 * name changes with all that is drawn.
 */
export function shareName(id: RouteId): string {
  const hash = createHash('sha256').update(JSON.stringify(shareCopy(id)));
  hash.update(content.site.person.portrait?.image.version ?? '');
  for (const source of SOURCES) hash.update(readFileSync(join(process.cwd(), source)));
  return `${id}-${hash.digest('hex').slice(0, 8)}.png`;
}
