import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentProps, createElement } from 'react';
import { fieldsOf } from '@/lib/fields-of';

type ArtworkProps = ComponentProps<'svg'> & {
  /** The path of an SVG file in components/. Its placeholder `{days.0}` becomes the first entry of `words.days`. */
  file: string;
  words: object;
  /** The CSS module with the classes that the file uses. */
  styles: Readonly<Record<string, string>>;
};

/** The name of an element, its attributes and the path of its word. */
const SHAPE = /<(path|circle|text) ([^>]*?)\/?>(?:\{([\w.]+)\})?/g;

/** A drawing with words in it. Screen readers skip it: the text beside it says the same. */
export function Artwork({ file, words, styles, ...props }: ArtworkProps) {
  const source = readFileSync(join(process.cwd(), 'components', file), 'utf8');
  const viewBox = /viewBox="([^"]+)"/.exec(source)?.[1];
  const shapes = [...source.matchAll(SHAPE)].map(([key, name = '', attributes = '', path]) => {
    const shapeProps = { key, ...readAttributes(attributes, styles) };
    return createElement(name, shapeProps, path && wordAt(words, path));
  });
  return (
    <svg {...props} viewBox={viewBox} aria-hidden="true">
      {shapes}
    </svg>
  );
}

/** Parses attributes into props, whose names React expects in camel case: `textAnchor`. */
function readAttributes(attributes: string, styles: ArtworkProps['styles']) {
  const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) =>
    name === 'class'
      ? ['className', styles[value]]
      : [name.replace(/-(\w)/, (_, letter) => letter.toUpperCase()), value],
  );
  return Object.fromEntries(pairs);
}

/** Follows a path such as `days.0` into the words. */
function wordAt(words: object, path: string): string {
  let value: unknown = words;
  for (const key of path.split('.')) value = fieldsOf(value)[key];
  return String(value ?? '');
}
