import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawToken } from '@/lib/tokens';

/** The colour of the page, which browsers also give to their own bars. It is defined in tokens.css. */
export const themeColor = rawToken(
  readFileSync(join(process.cwd(), 'app/tokens.css'), 'utf8'),
  '--raw-paper',
);
