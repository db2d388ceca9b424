import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deepValues } from '../../../content/deep-values';
import { openFiles } from '../../../content/load';
import { type Figure, figuresOf } from '../../../content/placeholders';
import { schemas } from '../../../content/schema';
import { MONTHS } from '../../../lib/format';
import type { Edit, History } from './history';
import { inWords, labelOf } from './places';

/** What the owner does to the values at some places, such as «home.hero.title» or «env.NEXT_PUBLIC_PHONE». */
export type Change = {
  kind: 'set' | keyof typeof DONE;
  paths: string[];
  /** The values that he saw there: where one is another by now, nothing is written. */
  was: unknown[];
  value?: unknown;
  /** Lets everything that refers to a removed entry go too. */
  all?: boolean;
};

const DONE = {
  copy: 'добавлена копия',
  up: 'поднято выше',
  down: 'опущено ниже',
  remove: 'удалено',
};

/** Why nothing was done, in words, and what the owner may press to have it done all the same. */
export type Refusal = { message: string; remedy?: { label: string; part: Partial<Change> } };

const refuse = (message: string, label: string, part: Partial<Change>) =>
  Object.assign(new Error(message), { remedy: { label, part } });

/** What refers by its id to an entry of a list, and goes with it. */
const REFERENCES: Record<string, RegExp> = {
  'results.clients': /^(reviews\.items\.\d+\.report)$/,
  'cases.items': /^(reviews\.items\.\d+\.case)$/,
  'prices.services': /^(calculator\.steps\.\d+\.services\.\d+|prices\.services\.\d+\.includes)$/,
};

/** Makes one change in all its files. */
export function apply(
  history: History,
  { kind, paths, was, value, all }: Change,
  picture?: string,
) {
  const [path = ''] = paths;
  const now = paths.map((one) => history.valueAt(one));
  if (!isDeepStrictEqual(now, was)) {
    const message = 'Это место тем временем изменили.';
    if (kind !== 'set') throw new Error(message);
    const words = [...new Set(now.map(wordsFor))].join('; ');
    throw refuse(`${message} Сейчас в файле: ${words}`, 'Записать моё', { was: now });
  }
  const figures = () => figuresOf(openFiles(join(history.root, 'content')));
  const references = kind === 'remove' ? referencesTo(history, path, figures()) : [];
  if (references.length > 0 && !all) {
    const labels = references.map(([at]) => labelOf(at));
    const message = ['На эту запись ссылаются:', ...labels].join('\n');
    throw refuse(message, 'Убрать и это', { all: true });
  }
  const edits: Record<typeof kind, () => Edit[]> = {
    set: () => paths.map((one) => [one, put(value)]),
    copy: () => copy(history, path),
    up: () => [[path, (list, at) => list.splice(Math.max(0, at - 1), 0, ...list.splice(at, 1))]],
    down: () => [[path, (list, at) => list.splice(at + 1, 0, ...list.splice(at, 1))]],
    // From the last one up, so that the others keep their places.
    remove: () => [...references.toReversed(), [path, remove]],
  };
  const done =
    kind === 'set' ? { before: wordsFor(now[0]), after: wordsFor(value) } : { after: DONE[kind] };
  history.write(edits[kind](), { label: labelOf(path), ...done }, picture);
}

const remove: Edit[1] = (owner, key) =>
  Array.isArray(owner) ? owner.splice(key, 1) : delete owner[key];

const put =
  (value: unknown): Edit[1] =>
  (owner, key) => {
    owner[key] = value;
  };

function wordsFor(value: unknown): string {
  if (typeof value === 'object' && value) return Object.values(value).map(wordsFor).join(', ');
  return inWords(value) || 'ничего';
}

/** Copies an entry. The copy says that it is one, and gets an id, the next month, and a place on a step of its own. */
function copy(history: History, path: string): Edit[] {
  const list = path.replace(/\.\d+$/, '');
  const next = `${list}.${Number(path.slice(list.length + 1)) + 1}`;
  const edits: Edit[] = [[path, (all, at) => all.splice(at, 0, all[at])]];
  const entry = history.valueAt(path);
  // A row of a step names a service, and each stands on one step.
  const services = history.valueAt('prices.services') as { id: string }[];
  const index = services.findIndex(({ id }) => id === entry);
  if (list.endsWith('.services') && index >= 0) return copy(history, `prices.services.${index}`);
  if (typeof entry === 'string') return [...edits, [next, put(`${entry} (копия)`)]];
  const { id, month, ...texts } = entry as Record<string, string>;
  const title = ['title', 'name', 'question', 'label'].find((name) => texts[name]);
  if (title) edits.push([`${next}.${title}`, put(`${texts[title]} (копия)`)]);
  if (month) edits.push([`${next}.month`, put(following(month))]);
  if (!id) return edits;
  const all = history.valueAt(list) as { id?: string }[];
  const stem = id.replace(/-\d+$/, '');
  let number = 2;
  while (all.some((one) => one.id === `${stem}-${number}`)) number++;
  const own = `${stem}-${number}`;
  const steps = referencesTo(history, path, []).filter(([at]) => at.startsWith('calculator.'));
  return [
    ...edits,
    [`${next}.id`, put(own)],
    ...steps.map(([step]): Edit => [step, (ids, at) => ids.splice(at + 1, 0, own)]),
  ];
}

/** «Декабрь 2025» becomes «январь 2026». */
function following(month: string): string {
  const [name = '', year] = month.split(' ');
  const index = MONTHS.indexOf(name.toLowerCase()) + 1;
  const next = MONTHS[index % 12] ?? '';
  return year ? `${next} ${Number(year) + Math.floor(index / 12)}` : next;
}

/** What goes with an entry, and the texts in which its figures become plain words. */
function referencesTo(history: History, path: string, figures: Figure[]): Edit[] {
  const [list = '', name = ''] = path.split(/\.([^.]*)$/);
  const id = /^\d+$/.test(name) ? (history.valueAt(path) as { id?: string } | null)?.id : name;
  const named = figures.filter((figure) => `${figure.path}.`.startsWith(`${path}.`));
  return Object.keys(schemas).flatMap((file) =>
    deepValues(history.valueAt(file), [file]).flatMap(({ value, path: place }): Edit[] => {
      const at = place.join('.');
      if (typeof value !== 'string' || `${at}.`.startsWith(`${path}.`)) return [];
      const part = id && value === id ? REFERENCES[list]?.exec(at)?.[1] : undefined;
      if (part) return [[part, remove]];
      const text = named.reduce((all, one) => all.replaceAll(`{${one.name}}`, one.text), value);
      return text === value ? [] : [[at, put(text)]];
    }),
  );
}
