import { join } from 'node:path';
import { deepValues } from '../../../content/deep-values';
import {
  entriesFor,
  entryOf,
  type Field,
  type Found,
  fieldOf,
  fieldsIn,
  kindsOf,
  valueIn,
} from '../../../content/fields';
import { loadContent } from '../../../content/load';
import { picturesIn } from '../../../content/pictures';
import { type Figure, figuresOf } from '../../../content/placeholders';
import names from '../../../content/schema/names.json';
import { formatNumber, formatRubles, formatRublesPerMonth } from '../../../lib/format';
import { describeSetting, type SettingName, type Settings } from '../../../lib/settings';
import type { History } from './history';
import { type Known, skeletonOf } from './skeleton';
import { totalsOf } from './totals';

/** A value or a part of the content or the settings. */
export type Place = ReturnType<typeof readPlaces>['places'][string];

/** Lists every value and part of the content and the settings by its path, and what the site makes of them. */
export function readPlaces(history: History, settings: Settings) {
  const folder = join(history.root, 'content');
  const written = history.values();
  const figures = figuresOf(written);
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
  const titleAt = (path: string) => titleOf(path, valueIn(content, path), figures);
  const places = fieldsIn(written).map((found) => {
    const { path, value, kind, inner, entry, part } = found;
    const [, setting] = /^env\.(.*)/.exec(path) ?? [];
    const outer = path.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'));
    const shown =
      shownAt[path] ?? waysToShow(path, value, kind.maxLength && valueIn(content, path));
    const words = path.endsWith('.image') ? value : (shown[0] ?? value);
    const entries = entriesFor(kind, content);
    const options = [
      ...(kind.type === 'boolean' ? [true, false] : (kind.enum ?? [])).map((one) => {
        return { value: one, label: inWords(one) };
      }),
      ...entries.map((one) => ({ value: one.id, label: nameOfEntry(one.entry) ?? one.id })),
    ];
    const refers = entries.find(({ id }) => id === value)?.path;
    if (kind.list && !refers) options.push({ value, label: `нет такой записи: ${value}` });
    const isOptional = part === path;
    const place = {
      /** «Кейсы → 2. Стоматология → Заголовок», and where that is clear «Заголовок» or «2. Стоматология». */
      label: setting ? describeSetting(setting as SettingName) : outer.map(titleAt).join(' → '),
      title: titleAt(path),
      /** What stands in the file, in words, and as pages show it. */
      written: value,
      text: inner ? '' : (options.find((one) => one.value === value)?.label ?? inWords(words)),
      shown,
      limit: kind.maxLength,
      options: isOptional && options.length > 0 ? [...options, { value: '', label: '—' }] : options,
      /** The entry that it names. */
      refers,
      inner,
      entry,
      part,
      isOptional,
      choices: choicesOf(found, known),
    };
    return [path, place] as const;
  });
  return { places: Object.fromEntries(places), figures };
}

/** Other kinds of a part, and what can be added to it. The owner ends a path that ends in a point. */
function choicesOf({ path, value, field, kind, inner }: Found, known: Known) {
  const kinds = kindsOf(field);
  const present = inner ? Object.keys(Object(value)) : [];
  const missing = Object.keys(kind.properties ?? {}).filter((name) => !present.includes(name));
  const entry = entryOf(kind);
  const added = entry ?? kind.additionalProperties;
  const choose = (label: string, name: string, part: unknown) => {
    const at = path ? `${path}.${name}` : name;
    return { path: at, label, value: skeletonOf(part as Field, at, known) };
  };
  return [
    ...(kinds.length > 1 ? kinds : []).map((one) => {
      const other = skeletonOf(one, path, known, value);
      const name = Array.isArray(other) ? 'forms' : (Object(other).kind ?? other);
      return { path, label: `Другой вид: ${nameFor(name)}`, value: other };
    }),
    ...missing.map((name) => choose(`Добавить: ${wordFor(name)}`, name, fieldOf(kind, name))),
    ...(added ? [choose('Добавить запись', entry ? `${present.length}` : '', added)] : []),
  ];
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
