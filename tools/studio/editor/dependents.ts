import {
  alternativesOf,
  type Field,
  fieldOf,
  type Json,
  root,
  valueIn,
} from '../../../lib/content/fields';
import type { Figure } from '../../../lib/content/schema';
import { fieldsOf } from '../../../lib/fields-of';
import { formatNumber } from '../../../lib/format';
import { applyEdit } from './apply-edit';
import { collapseSpaces } from './collapse-spaces';
import { lastName, ownerOf } from './paths';
import type { Edit } from './yaml-edit';

type Values = Record<string, Json>;

/** What changes with an edit elsewhere, and a word to the owner about it. */
type Dependent = { edit: Edit; note: string };

/** Finds what no longer fits after some edits. The owner's own edit is made all the same. */
export function dependentEdits(values: Values, edits: readonly Edit[]) {
  const after = structuredClone(values);
  for (const edit of edits) applyEdit(after, edit);
  const dependents = edits.flatMap((edit) => [
    ...lostUnderline(after, edit),
    ...widerRange(after, edit),
    ...formerViews(after, edit, edits),
  ]);
  const notes = new Set(dependents.map(({ note }) => note));
  return { edits: dependents.map(({ edit }) => edit), notes: [...notes] };
}

/** Another view of a picture goes with the picture that it showed: a phone shows the new picture then, too. */
function formerViews(after: Values, { action, path }: Edit, edits: readonly Edit[]): Dependent[] {
  if (action !== 'set') return [];
  const owner = ownerOf(path);
  const fields = partAt(owner).properties ?? {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const view = `${owner}.${name}`;
    const { viewOf, title } = field as Field;
    const isNew = edits.some((edit) => edit.path === view);
    if (viewOf !== lastName(path) || isNew || !valueIn(after, view)) return [];
    const note = `«${title}» убрана: на ней прежняя работа. Теперь и там новая картинка, а свой снимок добавьте во «Все поля».`;
    return [{ edit: { action: 'remove', path: view }, note }];
  });
}

/** The schema of a part. */
const partAt = (path: string) =>
  path
    .split('.')
    .reduce((outer, name): Field => alternativesOf(fieldOf(outer, name))[0] ?? {}, root);

type Headline = { title?: string; underlined?: string };

/** An underline whose words are gone from the headline goes too. */
function lostUnderline(after: Values, { path }: Edit): Dependent[] {
  if (!['title', 'underlined'].includes(lastName(path))) return [];
  const owner = ownerOf(path);
  const { title = '', underlined: words } = fieldsOf(valueIn(after, owner)) as Headline;
  const isThere = !words || collapseSpaces(title).includes(collapseSpaces(words));
  if (isThere) return [];
  const note = `Подчёркивание снято: слов «${words}» в заголовке нет. Подчеркнуть другие: нажмите на заголовок.`;
  return [{ edit: { action: 'remove', path: `${owner}.underlined` }, note }];
}

/** A price or a figure stays inside the range that texts name beside it. */
function widerRange(after: Values, { path }: Edit): Dependent[] {
  const [, index] = /^prices\.services\.(\d+)\.price$/.exec(path) ?? [];
  const [, figure] = /^figures\.([\w-]+)\.value$/.exec(path) ?? [];
  const id = index ? valueIn(after, `prices.services.${index}.id`) : figure;
  const name = `${id}-range`;
  const range = valueIn(after, `figures.${name}`) as Figure | undefined;
  const number = valueIn(after, path);
  if (!range || typeof number !== 'number') return [];
  const { title = name, value: from, to = from } = range;
  if (number >= from && number <= to) return [];
  const field = number < from ? 'value' : 'to';
  const [least, most] = [Math.min(from, number), Math.max(to, number)].map(formatNumber);
  const note = `«${title}» теперь ${least}–${most}, чтобы новое число лежало внутри неё.`;
  return [{ edit: { action: 'set', path: `figures.${name}.${field}`, value: number }, note }];
}
