import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { analyse } from 'scslre';

/*
 * A pattern that goes over the same letters again and again needs minutes for a text of some thousand letters, which
 * the owner, a visitor or a host may send. These tests find every pattern in the sources by themselves.
 */

const FOLDERS = ['app', 'components', 'lib', 'tools'];

type Pattern = { place: string; source: string; flags: string };

const sources = FOLDERS.filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter(
    (file) =>
      /\.(ts|tsx|cjs|mjs)$/.test(file) &&
      !/\.(test|spec|fixture)\.|\/e2e\/|^tools\/engines/.test(file),
  )
  .map((file) => ({ file, tokens: tokensOf(file) }));

const patterns = sources.flatMap(({ file, tokens }): Pattern[] =>
  tokens
    .filter(({ type }) => type.label === 'regexp')
    .map(({ value, loc }) => ({
      place: `${file}:${loc.start.line} /${value.pattern}/${value.flags}`,
      source: value.pattern,
      flags: value.flags,
    })),
);

function tokensOf(file: string) {
  const { tokens } = parse(readFileSync(file, 'utf8'), {
    sourceType: 'unambiguous',
    plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
    tokens: true,
  });
  return tokens ?? [];
}

test('patterns are found', () => {
  expect(patterns.length).toBeGreaterThan(50);
});

test('every pattern is a literal, but one whose own test runs it', () => {
  const made = sources.filter(({ tokens }) =>
    tokens.some(({ value }, index) => value === 'RegExp' && tokens[index + 1]?.type.label === '('),
  );
  const tested = 'tools/studio/editor/page/replace-words.ts';
  // The file may have been deleted along with the studio.
  expect(made.map(({ file }) => file)).toEqual(existsSync(tested) ? [tested] : []);
});

test('no pattern can take longer and longer, by its form', () => {
  const slow = patterns.filter(
    ({ source, flags }) => analyse({ source, flags }).reports.length > 0,
  );
  expect(slow.map(({ place }) => place)).toEqual([]);
});

const LENGTH = 200_000;
const LETTERS = [...' \n\taя0-.,/\\{([<"«*_#=:&', '\u{e0061}'];

/** The literal pieces of a pattern, such as `<script` and `altnames: `. */
function literalsOf(source: string): string[] {
  return source.replace(/\\([^\w])/g, '$1').match(/[\p{L}\d<>"=:/{}@&#_ -]{2,}/gu) ?? [];
}

/** Texts begin with something else, so that a pattern has to look for its place, and end so that it does not fit. */
function textOf(unit: string, length: number): string {
  return `\0${unit.repeat(length / unit.length)}\0`;
}

/** Longer and longer texts, so that a slow pattern is noticed before it takes minutes. */
function isSlow(pattern: Pattern, unit: string): boolean {
  const takes = (length: number, limit: number) => {
    const text = textOf(unit, length);
    // Another program may have held up the first ones.
    return [1, 2, 3].every(() => timeOf(pattern, text) > limit);
  };
  return takes(LENGTH / 100, 20) || takes(LENGTH / 10, 20) || takes(LENGTH, 200);
}

function timeOf({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags);
  const start = performance.now();
  text.replace(pattern, '');
  return performance.now() - start;
}

test('no pattern takes long for 200,000 letters of the kinds that are often slow', () => {
  const slow = patterns.flatMap((pattern) =>
    [...LETTERS, ...literalsOf(pattern.source)]
      .filter((unit) => isSlow(pattern, unit))
      .map((unit) => `${pattern.place}: ${JSON.stringify(unit)}`),
  );
  expect(slow).toEqual([]);
});
