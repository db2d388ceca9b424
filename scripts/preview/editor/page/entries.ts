import type { Figure } from '../../../../content/placeholders';
import { MONTHS } from '../../../../lib/format';
import type { Edit } from '../history';
import type { State } from '../server';

export const ownerOf = (path: string) => path.replace(/\.?[^.]*$/, '');

export const isIn = (path: string | undefined, whole: string) => `${path}.`.startsWith(`${whole}.`);

/** Lists the values elsewhere that refer to an entry, or name a figure that is made of it. */
export function usersOf(path: string, { places, figures }: State) {
  const named = figures.filter((one) => isIn(one.path, path));
  return Object.entries(places).flatMap(([at, { inner, refers, written }]) => {
    if (inner || isIn(at, path)) return [];
    const names = named.filter(({ name }) => String(written).includes(`{${name}}`));
    return names.length > 0 || isIn(refers, path) ? [{ at, names }] : [];
  });
}

/** Removes an entry or an optional part, and what refers to it; its figures become plain words in texts. */
function removalEdits(path: string, state: State): Edit[] {
  const { places } = state;
  const users = usersOf(path, state);
  const gone = users
    .filter(({ names }) => names.length === 0)
    .map(({ at }) => places[at]?.part ?? places[at]?.entry ?? at);
  const texts = users.flatMap(({ at, names }): Edit[] => {
    if (names.length === 0 || gone.some((part) => isIn(at, part))) return [];
    const fill = (all: string, { name, text }: Figure) => all.replaceAll(`{${name}}`, text);
    return [[at, names.reduce(fill, String(places[at]?.written))]];
  });
  // From the last one up, so that the others keep their places.
  return [...texts, ...gone.toReversed().map((part): Edit => [part]), [path]];
}

/** The path of the entry that stands `offset` places behind another in its list. */
export const siblingPath = (path: string, offset: number) =>
  path.replace(/\d+$/, (index) => `${Number(index) + offset}`);

/** Puts entries into a list at the place of one, and takes so many away. */
function splice(path: string, { places }: State, count: number, ...entries: unknown[]): Edit {
  const list = ownerOf(path);
  const all = places[list]?.written as unknown[];
  return [list, all.toSpliced(Number(path.slice(list.length + 1)), count, ...entries)];
}

function moveUpEdits(path: string, state: State): Edit[] {
  const [entry, above] = [state.places[path], state.places[siblingPath(path, -1)]];
  if (!entry || !above) return [];
  return [splice(siblingPath(path, -1), state, 2, entry.written, above.written)];
}

/**
 * Copies an entry. The copy says that it is one, and gets an id and the next month. Where a list has the id of the
 * entry, it gets that of the copy too; so each service stands on a step, and the copy of its row is a copy of it.
 */
function copyEdits(path: string, state: State): Edit[] {
  const { places } = state;
  const { refers, written } = places[path] ?? {};
  if (refers) return copyEdits(refers, state);
  const copy = renamedCopy(written, places[ownerOf(path)]?.written as unknown[]);
  const rows = Object.keys(places).filter((at) => {
    return places[at]?.refers === path && places[at]?.entry === at;
  });
  const insert = (at: string, value: unknown) => splice(siblingPath(at, 1), state, 0, value);
  return [insert(path, copy), ...rows.map((row) => insert(row, Object(copy).id))];
}

function renamedCopy(entry: unknown, entries: unknown[]): unknown {
  if (typeof entry === 'string') return `${entry} (копия)`;
  const copy = { ...(entry as Record<string, unknown>) };
  const title = ['title', 'name', 'question', 'label'].find((name) => copy[name]);
  if (title) copy[title] = `${copy[title]} (копия)`;
  if (copy.month) copy.month = following(String(copy.month));
  const stem = String(copy.id).replace(/-\d+$/, '');
  const isTaken = () => entries.some((one) => copy.id && Object(one).id === copy.id);
  for (let number = 2; isTaken(); number++) copy.id = `${stem}-${number}`;
  return copy;
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
