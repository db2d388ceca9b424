import type { ComponentType } from 'react';
import { stringify } from 'yaml';
import { deepValues } from '@/lib/content/deep-values';
import { entryOf, fieldsIn, setOrRemove } from '@/lib/content/fields';
import { loadContent, readFiles } from '@/lib/content/load';
import type { Content } from '@/lib/content/schema';
import { FIXTURE_CONTENT } from '@/lib/content/test-folder.fixture';
import { routes } from '@/lib/routes';

// Typography takes most of the time and changes no list.
jest.mock('@/lib/content/typography', () => ({ typeset: (text: string) => text }));
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));
jest.setTimeout(120_000);

type Entry = string | Record<string, unknown>;
type List = { path: string; entries: Entry[]; least: number; most: number };

const MANY = 12;

const { values } = readFiles(FIXTURE_CONTENT);

/** Every list of the content whose length the schema leaves to the owner. */
const lists = fieldsIn(values).flatMap(({ path, value, schema }): List[] => {
  const entry = entryOf(schema);
  if (!entry || entry.enum || entry.list || !Array.isArray(value) || value.length === 0) return [];
  const { minItems = 0, maxItems = MANY } = schema;
  // Texts name the price of each service.
  const least = path === 'prices.services' ? value.length : minItems;
  return [{ path, entries: value, least, most: Math.min(maxItems, MANY) }];
});

/** Groups the first lists of all files, the second ones and so on, so that one rendering tests several lists. */
const rounds: List[][] = [];
for (const list of lists) {
  const free = rounds.find((round) => !round.some(({ path }) => isSameFile(path, list.path)));
  if (free) free.push(list);
  else rounds.push([list]);
}

function isSameFile(a: string, b: string) {
  return a.split('.')[0] === b.split('.')[0];
}

test.each(rounds.map((round) => ({ round, paths: round.map(({ path }) => path).join(', ') })))(
  '$paths may have no entries, one, or many',
  ({ round }) => {
    for (const count of [0, 1, MANY]) {
      const content = contentWith(round, count);
      const complaints = jest.spyOn(console, 'error').mockImplementation();
      const html = render(content);
      expect(complaints.mock.calls).toEqual([]);
      expect(html.match(EMPTY)).toBeNull();
      expect(html).not.toMatch(/undefined|NaN|Infinity/);
      const others = textsOfLists(content, round).filter((text) => shown.includes(text));
      const lost = others.filter((text) => !html.includes(text));
      expect({ count, lost }).toEqual({ count, lost: [] });
    }
  },
);

function contentWith(round: List[], count: number): Content {
  const changed = structuredClone(values);
  for (const { path, entries, least, most } of round) {
    const wanted = Math.min(Math.max(count, least), most);
    const copies = Array.from({ length: wanted }, (_, index) => copyOf(entries.at(-1), index));
    const candidates = [...entries, ...copies];
    const kept =
      wanted < entries.length
        ? entries.slice(entries.length - wanted)
        : candidates.slice(0, wanted);
    setOrRemove(changed, path, kept);
  }
  const sources = Object.entries(changed).map(([name, file]) => [name, stringify(file)]);
  return loadContent(FIXTURE_CONTENT, Object.fromEntries(sources));
}

const NAMES = ['title', 'name', 'question', 'company', 'label', 'caption', 'criterion', 'value'];

/** Gives a copy its own words, as the owner would. */
function copyOf(entry: Entry = '', number: number): Entry {
  if (typeof entry === 'string') return `${entry} ${number}`;
  const copy = structuredClone(entry);
  for (const name of NAMES) if (typeof copy[name] === 'string') copy[name] += ` ${number}`;
  if (copy.id) copy.id = `${copy.id}-${number}`;
  if (copy.month) copy.month = `Март ${2030 + number}`;
  return copy;
}

/** Renders all pages of the site. Pages read the content when they are imported, so the modules are isolated. */
function render(content: Content): string {
  let html = '';
  jest.isolateModules(() => {
    jest.doMock('@/lib/content/load', () => ({ loadContent: () => content }));
    const { renderToStaticMarkup } = require('react-dom/server');
    const pages = routes.map(({ path }) => require(`.${path}page`).default as ComponentType);
    html = pages.map((Page) => renderToStaticMarkup(<Page />)).join('\n');
  });
  return html;
}

/** Returns the texts of all lists except those of a round. */
function textsOfLists(content: Content, round: List[]): string[] {
  return deepValues(content).flatMap(({ value, path }) => {
    const place = path.join('.');
    const isEntry = path.some((key) => typeof key === 'number');
    const isTried = round.some((list) => place.startsWith(`${list.path}.`));
    // Forms of a word and ids are not texts of a page.
    const isText = !/\.(unit|sale|words)\./.test(place) && /\P{ASCII}/u.test(String(value));
    return isEntry && !isTried && isText ? [escapeText(String(value))] : [];
  });
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Matches elements without content. */
const EMPTY =
  /<(ul|ol|dl|tbody|thead|select|figure|section|article|h[1-6]|p|header)\b[^>]*><\/\1>|<div class="(body|margin|below)"><\/div>/g;

const shown = render(loadContent(FIXTURE_CONTENT));
