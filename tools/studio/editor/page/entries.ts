import type { KnownFigure } from '../../../../lib/content/placeholders';
import { MONTHS } from '../../../../lib/month-names';
import { COPY_MARK } from '../../../shared/new-entry';
import { namingField } from '../names';
import { isIn, ownerOf, siblingPath } from '../paths';
import type { State } from '../state';
import type { Edit } from '../yaml-edit';

/** Lists the values elsewhere that refer to an entry, or name a figure that is made of it. */
export function referencesTo(path: string, { places, figures }: State) {
  const named = figures.filter((figure) => isIn(figure.path, path));
  return Object.entries(places).flatMap(([at, { inner, refers, written }]) => {
    if (inner || isIn(at, path)) return [];
    const names = named.filter(({ name }) => String(written).includes(`{${name}}`));
    return names.length > 0 || isIn(refers, path) ? [{ at, names }] : [];
  });
}

/** Removes an entry or an optional part, and what refers to it; its figures become plain words in texts. */
function removalEdits(path: string, state: State): Edit[] {
  const { places } = state;
  const users = referencesTo(path, state);
  const gone = users
    .filter(({ names }) => names.length === 0)
    .map(({ at }) => places[at]?.optionalPart ?? places[at]?.entry ?? at);
  const texts = users.flatMap(({ at, names }): Edit[] => {
    if (names.length === 0 || gone.some((part) => isIn(at, part))) return [];
    const fill = (all: string, { name, text }: KnownFigure) => all.replaceAll(`{${name}}`, text);
    const value = names.reduce(fill, String(places[at]?.written));
    return [{ action: 'set', path: at, value }];
  });
  // From the last one up, so that the others keep their places.
  const parts = [...gone.toReversed(), path];
  return [...texts, ...parts.map((part): Edit => ({ action: 'remove', path: part }))];
}

function moveUpEdits(path: string, { places }: State): Edit[] {
  const above = siblingPath(path, -1);
  const entry = places[path];
  if (!entry || !places[above]) return [];
  return [
    { action: 'remove', path },
    { action: 'insert', path: above, value: entry.written },
  ];
}

/** Copies an entry. The copy says that it is one, and gets an id and the next month. */
function copyEdits(path: string, { places }: State): Edit[] {
  const entries = places[ownerOf(path)]?.written as unknown[];
  const limitOf = (name: string) => places[`${path}.${name}`]?.limit;
  const value = renamedCopy(places[path]?.written, entries, limitOf);
  return [{ action: 'insert', path: siblingPath(path, 1), value }];
}

type LimitOf = (field: string) => number | undefined;

function renamedCopy(entry: unknown, entries: unknown[], limitOf: LimitOf): unknown {
  if (typeof entry === 'string') return `${entry}${COPY_MARK}`;
  const copy = { ...(entry as Record<string, unknown>) };
  const title = namingField(copy);
  if (title) copy[title] = markAsCopy(String(copy[title]), limitOf(title));
  if (copy.month) copy.month = following(String(copy.month));
  const ids = entries.map((other) => (other as { id?: unknown }).id);
  const stem = String(copy.id).replace(/-\d+$/, '');
  for (let number = 2; copy.id && ids.includes(copy.id); number++) copy.id = `${stem}-${number}`;
  return copy;
}

/** A name without room for the mark loses its end. */
function markAsCopy(name: string, limit = Infinity): string {
  return name.slice(0, limit - COPY_MARK.length) + COPY_MARK;
}

/** «Декабрь 2025» becomes «январь 2026». */
function following(month: string): string {
  const [name = '', year = ''] = month.split(' ');
  const next = new Date(Number(year), MONTHS.indexOf(name.toLowerCase()) + 1);
  return `${MONTHS[next.getMonth()]} ${year && next.getFullYear()}`.trim();
}

/** What can be done with an entry of a list, and how that is told afterwards. */
export const ACTIONS = {
  copy: { word: 'Копия', done: 'добавлена копия', edits: copyEdits },
  up: { word: 'Выше', done: 'поднято выше', edits: moveUpEdits },
  down: {
    word: 'Ниже',
    done: 'опущено ниже',
    edits: (path: string, state: State) => moveUpEdits(siblingPath(path, 1), state),
  },
  remove: { word: 'Удалить', done: 'удалено', edits: removalEdits },
};

export type Action = (typeof ACTIONS)[keyof typeof ACTIONS];
