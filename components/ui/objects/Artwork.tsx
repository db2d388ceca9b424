import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentProps, createElement } from 'react';

type ArtworkProps = ComponentProps<'svg'> & {
  /** An SVG file below components/. Where it says `{days.0}`, the first of `words.days` is written. */
  file: string;
  words: object;
  /** The module of the classes that the file names. */
  styles: Readonly<Record<string, string>>;
};

/** The kind of a shape, its attributes and its word. */
const SHAPE = /<(path|circle|text) ([^>]*?)\/?>(?:\{([\w.]+)\})?/g;

/** A drawing with words in it. Screen readers skip it: the text beside it says the same. */
export function Artwork({ file, words, styles, ...props }: ArtworkProps) {
  const source = readFileSync(join(process.cwd(), 'components', file), 'utf8');
  const viewBox = /viewBox="([^"]+)"/.exec(source)?.[1];
  const shapes = [...source.matchAll(SHAPE)].map(([key, kind = '', attributes = '', path]) => {
    const own = { key, ...readAttributes(attributes, styles) };
    return createElement(kind, own, path && wordAt(words, path));
  });
  return (
    <svg {...props} viewBox={viewBox} aria-hidden="true">
      {shapes}
    </svg>
  );
}

/** React wants camel case: `textAnchor`. */
function readAttributes(attributes: string, styles: ArtworkProps['styles']) {
  const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) =>
    name === 'class'
      ? ['className', styles[value]]
      : [name.replace(/-(\w)/, (_, letter) => letter.toUpperCase()), value],
  );
  return Object.fromEntries(pairs);
}

function wordAt(words: unknown, path: string): string {
  return String(path.split('.').reduce((part, key) => Object(part)[key], words) ?? '');
}
