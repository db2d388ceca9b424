import { isDeepStrictEqual, parseEnv } from 'node:util';
import { deepValues, type Path } from '../../../content/deep-values';
import { schemas } from '../../../content/schema';
import {
  copyEntry,
  insertEntry,
  moveEntry,
  readValue,
  removeEntry,
  setValue,
} from '../../../content/yaml-edit';
import { MONTHS } from '../../../lib/format';
import type { Figure } from './places';
import { ENV, type Sitting } from './sitting';

/** What the owner does to the values at some paths, such as «home.hero.title» or «.env.NEXT_PUBLIC_PHONE». */
export type Change = {
  kind: 'set' | 'copy' | 'up' | 'down' | 'remove';
  paths: string[];
  value?: unknown;
  /** The values that he saw at the paths and below: where one is another by now, nothing is written. */
  was?: unknown[];
  /** Lets everything that refers to a removed entry go too. */
  all?: boolean;
};

/** A part that goes with an entry, or a text in which its figures become plain words. */
type Reference = { path: string; text: string | undefined };

/** Why nothing was written: a line for the owner, and what stands in the files by now or refers to the entry. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly now?: unknown[],
    readonly references?: Reference[],
  ) {
    super(message);
  }
}

/** What refers to an entry by its id or name: the part that goes with it, and how texts name its figures. */
const REFERENCES: { list: RegExp; part?: RegExp; figures?: string }[] = [
  { list: /^results\.clients$/, part: /^(reviews\.items\.\d+\.report)$/, figures: 'results.' },
  { list: /^cases\.items$/, part: /^(reviews\.items\.\d+\.case)$/ },
  { list: /^cases\.categories$/, part: /^(cases\.items\.\d+)\.category$/ },
  { list: /^websites\.portfolio\.categories$/, part: /^(websites\.\w+\.items\.\d+)\.category$/ },
  {
    list: /^prices\.services$/,
    part: /^(calculator\.steps\.\d+\.services\.\d+|prices\.services\.\d+\.includes)$/,
    figures: 'price.',
  },
  { list: /^figures$/, figures: '' },
];

/** Makes one change in all its files. */
export function apply(
  sitting: Sitting,
  { kind, paths, value, was, all }: Change,
  figures: () => Figure[],
  picture?: string,
) {
  const changed = new Map<string, string>();
  const edit = (path: string, by: (source: string, inner: Path) => string) => {
    const { file, inner } = split(path);
    changed.set(file, by(changed.get(file) ?? sitting.read(file), inner));
  };
  const [path = ''] = paths;
  const before = valueAt(sitting, path);
  const now = paths.flatMap((one) => valuesAt(sitting, one));
  if (was && !isDeepStrictEqual(now, was)) {
    throw new Refusal('Это место тем временем изменили в файле.', kind === 'set' ? now : undefined);
  }
  switch (kind) {
    case 'set':
      for (const one of paths) edit(one, (source, inner) => set(source, inner, value));
      break;
    case 'copy':
      copy(edit, sitting, path);
      break;
    case 'remove': {
      const references = referencesTo(sitting, path, figures());
      if (references.length > 0 && !all) {
        throw new Refusal('На эту запись ссылаются.', undefined, references);
      }
      // From the last one up, so that the others keep their places.
      for (const { path: from, text } of references.toReversed()) {
        edit(from, (source, inner) =>
          text === undefined ? removeEntry(source, inner) : setValue(source, inner, text),
        );
      }
      edit(path, removeEntry);
      break;
    }
    default:
      edit(path, (source, inner) => moveEntry(source, inner, kind === 'up' ? -1 : 1));
  }
  sitting.write(changed, { kind, path, before, after: value }, picture);
}

type Edit = (path: string, by: (source: string, inner: Path) => string) => void;

/** Copies an entry. The copy says that it is one, and gets an id, the next month, and a place on a step of its own. */
function copy(edit: Edit, sitting: Sitting, path: string) {
  const { inner } = split(path);
  const next = [...inner.slice(0, -1), Number(inner.at(-1)) + 1];
  const put = (name: string, value: string) =>
    edit(path, (source) => setValue(source, name ? [...next, name] : next, value));
  edit(path, copyEntry);
  const entry = valueAt(sitting, path);
  if (typeof entry === 'string') return put('', `${entry} (копия)`);
  const { id, month, ...texts } = entry as Record<string, string>;
  const title = ['title', 'name', 'question', 'label'].find((name) => texts[name]);
  if (title) put(title, `${texts[title]} (копия)`);
  if (month) put('month', following(month));
  if (!id) return;
  const all = valueAt(sitting, path.replace(/\.\d+$/, '')) as { id?: string }[];
  const stem = id.replace(/-\d+$/, '');
  let number = 2;
  while (all.some((one) => one.id === `${stem}-${number}`)) number++;
  put('id', `${stem}-${number}`);
  for (const { path: from } of referencesTo(sitting, path, [])) {
    if (!from.startsWith('calculator.steps.')) continue;
    edit(from, (source, place) =>
      insertEntry(source, [...place.slice(0, -1), Number(place.at(-1)) + 1], `${stem}-${number}`),
    );
  }
}

/** «Декабрь 2025» becomes «январь 2026». */
function following(month: string): string {
  const [name = '', year] = month.split(' ');
  const index = MONTHS.indexOf(name.toLowerCase()) + 1;
  const next = MONTHS[index % 12] ?? '';
  return year ? `${next} ${Number(year) + Math.floor(index / 12)}` : next;
}

function referencesTo(sitting: Sitting, path: string, figures: Figure[]): Reference[] {
  const list = path.slice(0, path.lastIndexOf('.'));
  const rule = REFERENCES.find((one) => one.list.test(list));
  const entry = valueAt(sitting, path) as { id?: string };
  const name = Array.isArray(valueAt(sitting, list)) ? entry?.id : path.split('.').at(-1);
  if (!rule || !name) return [];
  const named = figures.filter((figure) => {
    const whole = `${rule.figures}${name}`;
    return (
      rule.figures !== undefined && (figure.name === whole || figure.name.startsWith(`${whole}.`))
    );
  });
  return Object.keys(schemas).flatMap((file) =>
    deepValues(valueAt(sitting, file), [file]).flatMap(({ value, path: place }): Reference[] => {
      const at = place.join('.');
      if (typeof value !== 'string' || at.startsWith(`${path}.`)) return [];
      const part = value === name ? rule.part?.exec(at)?.[1] : undefined;
      if (part) return [{ path: part, text: undefined }];
      const text = named.reduce((all, one) => all.replaceAll(`{${one.name}}`, one.text), value);
      return text === value ? [] : [{ path: at, text }];
    }),
  );
}

/** Splits «home.hero.facts.0» into its file and the path in it. */
function split(path: string): { file: string; inner: Path } {
  if (path.startsWith(`${ENV}.`)) return { file: ENV, inner: [path.slice(ENV.length + 1)] };
  const [name = '', ...inner] = path.split('.');
  const file = `content/${name}.yaml`;
  return { file, inner: inner.map((one) => (/^\d+$/.test(one) ? Number(one) : one)) };
}

/** Lists the value at a path, or those of all fields of a part. */
function valuesAt(sitting: Sitting, path: string): unknown[] {
  const values = deepValues(valueAt(sitting, path)).map(({ value }) => value);
  return values.filter((value) => typeof value !== 'object' || value === null);
}

export function valueAt(sitting: Sitting, path: string): unknown {
  const { file, inner } = split(path);
  const source = sitting.read(file);
  if (file === ENV) return parseEnv(source)[String(inner[0])] ?? '';
  return readValue(source, inner);
}

function set(source: string, inner: Path, value: unknown): string {
  const [name] = inner;
  if (inner.length > 1 || !/^[A-Z_]+$/.test(String(name))) return setValue(source, inner, value);
  const line = `${name}=${value}`;
  const known = new RegExp(`^${name}=.*$`, 'm');
  return known.test(source)
    ? source.replace(known, () => line)
    : `${source.trimEnd()}\n${line}\n`.trimStart();
}
