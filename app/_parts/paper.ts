import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawToken } from '@/lib/tokens';

/** The colour of the page: browsers paint their own bars with it. Its one place is tokens.css. */
export const paper = rawToken(
  readFileSync(join(process.cwd(), 'app/tokens.css'), 'utf8'),
  '--raw-paper',
);
