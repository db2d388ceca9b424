import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'app/tokens.css'), 'utf8');

/** Reads a colour of tokens.css for places that no style sheet reaches. */
export function tokenColor(name: `--color-${string}`): string {
  return readToken(name, /^#[\da-f]{3,8}$/);
}

/** Reads a font weight of tokens.css. */
export function tokenWeight(name: `--weight-${string}`): number {
  return Number(readToken(name, /^\d+$/));
}

function readToken(name: string, pattern: RegExp): string {
  const tokens = [...css.matchAll(/^ *(--[\w-]+): ([^;\n]+);$/gm)];
  const [, , value] =
    tokens.find(([, key, value = '']) => key === name && pattern.test(value)) ?? [];
  if (value === undefined) throw new Error(`app/tokens.css has no ${name}`);
  return value;
}

/** The colour of the browser's own bars. */
export const themeColor = tokenColor('--color-page');
