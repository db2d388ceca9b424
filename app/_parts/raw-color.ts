import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'app/tokens.css'), 'utf8');

/**
 * A raw colour of tokens.css, for what no style sheet reaches.
 *
 * @throws {Error} when there is no such token
 */
export function rawColor(name: `--raw-${string}`): string {
  const [, value] = new RegExp(`^\\s*${name}:\\s*(#[\\da-f]{3,8});`, 'm').exec(css) ?? [];
  if (value === undefined) throw new Error(`app/tokens.css has no colour ${name}`);
  return value;
}

/** The colour of the page, which browsers also give to their own bars. */
export const themeColor = rawColor('--raw-paper');
