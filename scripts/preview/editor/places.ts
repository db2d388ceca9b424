import { join } from 'node:path';
import { deepValues } from '../../../content/deep-values';
import { loadContent, openFiles } from '../../../content/load';
import { picturesIn } from '../../../content/pictures';
import { fillInFigures, replacements } from '../../../content/placeholders';
import names from '../../../content/schema/names.json';
import { typeset } from '../../../content/typography';
import { formatNumber, formatRubles, formatRublesPerMonth } from '../../../lib/format';
import { describeSetting, type SettingName, type Settings } from '../../../lib/settings';
import { type Field, kindOf, kindsOf, nameOf, root, skeletonOf, valueIn } from './fields';
import { figuresOf, usesIn } from './figures';
import type { History } from './history';

/** What the owner may put at a path. He ends one that ends in a point. */
export type Choice = { path: string; label: string; value: unknown };

/** A value or a part of the content or the settings. */
export type Place = {
  /** «Кейсы → 2 → Заголовок», and where that is clear «Заголовок» or «2. Стоматология». */
  label: string;
  title: string;
  /** What stands in the file, in words, and as pages show it. */
  written: unknown;
  text: string;
  shown: string[];
  limit: number | undefined;
  options: { value: string; label: string }[];
  /** The paths of what a part holds; a value has none. */
  inner: string[] | undefined;
  /** The entry of a list that it belongs to. Lists of a fixed length have none. */
  entry: string | undefined;
  isOptional: boolean;
  missing: Choice[];
  kinds: Choice[];
  /** Where else a number stands. */
  uses: string;
};

/** Lists every value and part of the content and the settings by its path, and what the site makes of them. */
export function readPlaces(history: History, settings: Settings) {
  const folder = join(history.root, 'content');
  const files = openFiles(folder);
  const texts = replacements(files);
  fillInFigures(files);
  const filled = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.at()]));
  const written = Object.fromEntries(
    Object.keys(root.properties ?? {}).map((name) => [name, history.valueAt(name)]),
  );
  const content = loadContent(folder);
  const pictures = picturesIn(content);
  const figures = figuresOf(content, texts);
  const shownAt = new Map<string, string[]>([
    ...pictures.map(
      ({ picture, path }) => [path.join('.'), [picture.version]] as [string, string[]],
    ),
    ...contacts(settings),
  ]);
  // The portrait may be a drawing, and a signature is too small elsewhere.
  const { picture } = pictures.find(({ path }) => path[0] !== 'site') ?? {};
  const known = {
    valueAt: (path: string) => valueIn(written, path),
    picture: picture?.file ?? '',
    id: `novoe-${deepValues(written).length}`,
  };
  const usesOf = usesIn(written, figures);
  const places: Record<string, Place> = {};

  function visit(path: string, field: Field, entry?: string, isOptional = false) {
    const value = path ? known.valueAt(path) : written;
    const kind = kindOf(field, value);
    const { type, items, prefixItems, properties = {}, required = [], enum: options = [] } = kind;
    const isPart = type === 'array' || type === 'object';
    const isFixed = !items || (kind.minItems !== undefined && kind.minItems === kind.maxItems);
    const below = (name: string | number) => (path ? `${path}.${name}` : `${name}`);
    const fieldOf = (name: string) =>
      properties[name] ?? kind.additionalProperties ?? prefixItems?.[Number(name)] ?? items;
    const choice = (name: string | number, part: unknown): Choice => ({
      path: below(name),
      label: typeof name === 'string' ? wordFor(name) : '',
      value: skeletonOf(part as Field, below(name), known),
    });
    const present = isPart ? Object.keys(Object(value)) : [];
    const missing = Object.entries(properties).filter(([name]) => !present.includes(name));
    const kinds = kindsOf(field);
    const inner = present.flatMap((name) => {
      const part = fieldOf(name) as Field | undefined;
      return part && part.const === undefined ? [{ name, part, path: below(name) }] : [];
    });
    const shown =
      shownAt.get(path) ?? waysToShow(path, valueIn(filled, path), kind.maxLength !== undefined);
    places[path] = {
      label: labelOf(path),
      title: wordFor(path.split('.').at(-1) ?? ''),
      written: value,
      text: isPart ? '' : inWords(path.endsWith('.image') ? value : (shown[0] ?? value)),
      shown,
      limit: kind.maxLength,
      options: options.map((one) => ({ value: String(one), label: nameFor(String(one)) })),
      inner: isPart ? inner.map((one) => one.path) : undefined,
      entry,
      isOptional,
      missing: [
        ...missing.map(([name, part]) => choice(name, part)),
        ...(isFixed ? [] : [choice(present.length, items)]),
        ...(kind.additionalProperties ? [choice('', kind.additionalProperties)] : []),
      ],
      kinds: (kinds.length > 1 ? kinds : []).map((one) => ({
        path,
        label: nameFor(String(nameOf(one) ?? 'forms')),
        value: skeletonOf(one, path, known, typeof value === 'object' ? value : undefined),
      })),
      uses: usesOf(path),
    };
    for (const { name, part, path: at } of inner) {
      const isEntry = type === 'array' && !isFixed;
      visit(at, part, isEntry ? at : entry, type === 'object' && !required.includes(name));
    }
  }
  visit('', root);
  for (const [path, place] of Object.entries(places)) {
    const figure = figures.find(({ name }) => path === `figures.${name}`);
    if (figure) place.title = `${figure.text} {${figure.name}}`;
    if (!place.inner || !/\d$/.test(path)) continue;
    const titles = ['title', 'name', 'question', 'company', 'month', 'label'];
    const title = titles.map((name) => places[`${path}.${name}`]?.text).find(Boolean);
    place.title += `. ${title ?? place.label}`;
  }
  return { places, figures };
}

/** The name of a field or a value in the owner's language. */
const nameFor = (name: string) => (names as Record<string, string>)[name] ?? name;

/** The name of a field, or the number of an entry. */
const wordFor = (name: string) => (/^\d+$/.test(name) ? `${Number(name) + 1}` : nameFor(name));

/** Describes a path, «Кейсы → 2 → Заголовок», or what a setting is for. */
export function labelOf(path: string): string {
  const [file, setting] = path.split('.');
  const description = file === 'env' && setting && describeSetting(setting as SettingName);
  return description || path.split('.').map(wordFor).join(' → ');
}

function inWords(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'да' : 'нет') : nameFor(String(value ?? ''));
}

/** Pages write a Telegram name with its sign. */
const contacts = ({ phone, telegram, email }: Settings): [string, string[]][] => [
  ['env.NEXT_PUBLIC_PHONE', [phone]],
  ['env.NEXT_PUBLIC_TELEGRAM', [telegram, `@${telegram}`]],
  ['env.NEXT_PUBLIC_OWNER_EMAIL', [email]],
];

/** Ids, kinds and forms of words are no texts of a page, and figures stand there with their unit. */
function waysToShow(path: string, value: unknown, isText: boolean): string[] {
  if (typeof value === 'string' && isText) {
    return [typeset(value), ...(path.endsWith('.month') ? [value.slice(0, 3)] : [])];
  }
  if (typeof value !== 'number' || path.startsWith('figures.')) return [];
  return [formatNumber(value), formatRubles(value), formatRublesPerMonth(value)];
}
