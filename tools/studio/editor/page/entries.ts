import type { KnownFigure } from '../../../../lib/content/placeholders';
import { isIn, siblingPath } from '../paths';
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

/** What can be done with an entry of a list, and how that is told afterwards. */
export const ACTIONS = {
  up: { word: 'Выше', done: 'поднято выше', edits: moveUpEdits },
  down: {
    word: 'Ниже',
    done: 'опущено ниже',
    edits: (path: string, state: State) => moveUpEdits(siblingPath(path, 1), state),
  },
  remove: { word: 'Удалить', done: 'удалено', edits: removalEdits },
};

export type Action = (typeof ACTIONS)[keyof typeof ACTIONS];
