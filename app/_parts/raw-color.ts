import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawToken } from '@/lib/tokens';

const css = readFileSync(join(process.cwd(), 'app/tokens.css'), 'utf8');

/** A raw colour of tokens.css, for what no style sheet reaches. */
export const rawColor = (name: string) => rawToken(css, name);

/** The colour of the page, which browsers also give to their own bars. */
export const themeColor = rawColor('--raw-paper');
