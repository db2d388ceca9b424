import { join } from 'node:path';
import { deepValues } from '../../../content/deep-values';
import { loadContent, openFiles } from '../../../content/load';
import { picturesIn } from '../../../content/pictures';
import { type Figure, figuresOf } from '../../../content/placeholders';
import names from '../../../content/schema/names.json';
import { formatNumber, formatRubles, formatRublesPerMonth } from '../../../lib/format';
import { describeSetting, type SettingName, type Settings } from '../../../lib/settings';
import { entriesFor, type Field, kindOf, kindsOf, root, skeletonOf, valueIn } from './fields';
import type { History } from './history';
import { totalsOf } from './totals';

/** A value or a part of the content or the settings. */
export type Place = ReturnType<typeof readPlaces>['places'][string];

/** Lists every value and part of the content and the settings by its path, and what the site makes of them. */
export function readPlaces(history: History, settings: Settings) {
  const folder = join(history.root, 'content');
  const figures = figuresOf(openFiles(folder));
  const written = history.values();
  const content = loadContent(folder);
  const pictures = picturesIn(content);
  const shownAt: Record<string, string[]> = {
    ...totalsOf(content),
    ...Object.fromEntries(pictures.map((one) => [one.path.join('.'), [one.picture.version]])),
    'env.NEXT_PUBLIC_PHONE': [settings.phone],
    // Pages write a Telegram name with its sign.
    'env.NEXT_PUBLIC_TELEGRAM': [settings.telegram, `@${settings.telegram}`],
    'env.NEXT_PUBLIC_OWNER_EMAIL': [settings.email],
  };
  // The portrait may be a drawing, and a signature is too small elsewhere.
  const { picture } = pictures.find(({ path }) => path[0] !== 'site') ?? {};
  const known = {
    values: written,
    picture: picture?.file ?? '',
    id: `novoe-${deepValues(written).length}`,
  };
  const places = [];
  const left: [path: string, field: Field, above: string, entry?: string, isOptional?: boolean][] =
    [['', root, '']];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, field, above, entry, isOptional] = next;
    const value = path ? valueIn(written, path) : written;
    const kind = kindOf(field, value);
    const { type, items, prefixItems, properties = {}, required = [] } = kind;
    const isPart = type === 'array' || type === 'object';
    const isFixed = !items || (kind.minItems !== undefined && kind.minItems === kind.maxItems);
    const below = (name: string | number) => (path ? `${path}.${name}` : `${name}`);
    const fieldOf = (name: string) =>
      (properties[name] ?? kind.additionalProperties ?? prefixItems?.[Number(name)] ?? items) as
        | Field
        | undefined;
    const present = isPart ? Object.keys(Object(value)) : [];
    // The name of a kind is chosen with it.
    const inner = present.filter((name) => fieldOf(name)?.const === undefined);
    const kinds = kindsOf(field);
    const missing = Object.keys(properties).filter((name) => !present.includes(name));
    const added = isFixed ? kind.additionalProperties : items;
    const choose = (label: string, at: string, part: unknown) => {
      return { path: at, label, value: skeletonOf(part as Field, at, known) };
    };
    /** Other kinds of a part, and what can be added to it. The owner ends a path that ends in a point. */
    const choices = [
      ...(kinds.length > 1 ? kinds : []).map((one) => {
        const other = skeletonOf(one, path, known, value);
        const name = Array.isArray(other) ? 'forms' : (Object(other).kind ?? other);
        return { path, label: `Другой вид: ${nameFor(name)}`, value: other };
      }),
      ...missing.map((name) => choose(`Добавить: ${wordFor(name)}`, below(name), fieldOf(name))),
      ...(added ? [choose('Добавить запись', below(isFixed ? '' : present.length), added)] : []),
    ];
    const parsed = valueIn(content, path);
    const shown = shownAt[path] ?? waysToShow(path, value, kind.maxLength && parsed);
    const entries = entriesFor(kind, content);
    const options = [
      ...(type === 'boolean' ? [true, false] : (kind.enum ?? [])).map((one) => {
        return { value: one, label: inWords(one) };
      }),
      ...entries.map((one) => ({ value: one.id, label: nameOfEntry(one.entry) ?? one.id })),
    ];
    const isNamed = options.some((one) => one.value === value);
    if (kind.list && !isNamed) options.push({ value, label: `нет такой записи: ${value}` });
    const title = titleOf(path, parsed, figures);
    const [, setting] = /^env\.(.*)/.exec(path) ?? [];
    const label = setting ? describeSetting(setting as SettingName) : above + title;
    const words = path.endsWith('.image') ? value : (shown[0] ?? value);
    const place = {
      /** «Кейсы → 2. Стоматология → Заголовок», and where that is clear «Заголовок» or «2. Стоматология». */
      label,
      title,
      /** What stands in the file, in words, and as pages show it. */
      written: value,
      text: isPart ? '' : (options.find((one) => one.value === value)?.label ?? inWords(words)),
      shown,
      limit: kind.maxLength,
      options: isOptional && options.length > 0 ? [...options, { value: '', label: '—' }] : options,
      /** The entry that it names. */
      refers: entries.find(({ id }) => id === value)?.path,
      /** The paths of what a part holds; a value has none. */
      inner: isPart ? inner.map(below) : undefined,
      /** The entry of a list that it belongs to. Lists of a fixed length have none. */
      entry,
      isOptional,
      choices,
    };
    places.push([path, place] as const);
    for (const name of inner.toReversed()) {
      const isEntry = type === 'array' && !isFixed;
      const mayGo = type === 'object' && !required.includes(name);
      const owner = isEntry ? below(name) : entry;
      left.push([below(name), fieldOf(name) ?? {}, path && `${label} → `, owner, mayGo]);
    }
  }
  return { places: Object.fromEntries(places), figures };
}

/** The name of a field or a value in the owner's language. */
const nameFor = (name: string) => (names as Record<string, string>)[name] ?? name;

/** The name of a field, or the number of an entry. */
const wordFor = (name: string) => (/^\d+$/.test(name) ? `${Number(name) + 1}` : nameFor(name));

export function inWords(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'да' : 'нет') : nameFor(String(value ?? ''));
}

/** What a person knows an entry by; a category is its own name. */
function nameOfEntry(entry: unknown): string | undefined {
  const fields = ['title', 'name', 'question', 'company', 'month', 'label', 'criterion', 'caption'];
  return typeof entry === 'string' ? entry : fields.map((one) => Object(entry)[one]).find(Boolean);
}

/** The words of a field or an entry in a list of them: «Заголовок», «2. Стоматология», «5 000 ₽ {audit}». */
function titleOf(path: string, value: unknown, figures: Figure[]): string {
  const [file, ...names] = path.split('.');
  const name = names.at(-1) ?? file ?? '';
  const figure = figures.find((one) => one.path === path);
  if (file === 'figures' && figure) return `${figure.text} {${name}}`;
  const own = typeof value === 'object' && /^\d+$/.test(name) && nameOfEntry(value);
  return own ? `${wordFor(name)}. ${own}` : wordFor(name);
}

/** Ids, kinds and forms of words are no texts of a page, and figures stand there with their unit. */
function waysToShow(path: string, value: unknown, text: unknown): string[] {
  if (typeof text === 'string') return path.endsWith('.month') ? [text, text.slice(0, 3)] : [text];
  if (typeof value !== 'number' || path.startsWith('figures.')) return [];
  if (path.endsWith('Year')) return [String(value)];
  return [formatNumber(value), formatRubles(value), formatRublesPerMonth(value)];
}
