import type { Content } from '../../content/schema';

type TextPlace = { file: keyof Content; path: (string | number)[] };

/** The place in the content of a text that a page shows. */
export function findText(content: Content, text: string): TextPlace | undefined {
  for (const file of Object.keys(content) as (keyof Content)[]) {
    const path = pathTo(content[file], text);
    if (path) return { file, path };
  }
  return undefined;
}

function pathTo(value: unknown, text: string): (string | number)[] | undefined {
  if (value === text) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const rest = pathTo(inner, text);
    if (rest) return [Array.isArray(value) ? Number(key) : key, ...rest];
  }
  return undefined;
}
