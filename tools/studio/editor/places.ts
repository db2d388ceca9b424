import { deepValues } from '../../../lib/content/deep-values';
import {
  alternativesOf,
  entriesFor,
  entryOf,
  type Field,
  type FieldValue,
  fieldOf,
  fieldsIn,
  root as rootField,
  valueIn,
} from '../../../lib/content/fields';
import { describeFigure, fillIn } from '../../../lib/content/figures';
import { picturesIn } from '../../../lib/content/pictures';
import { figuresOf, type KnownFigure } from '../../../lib/content/placeholders';
import type { Content } from '../../../lib/content/schema';
import { fieldsOf } from '../../../lib/fields-of';
import type { Picture } from '../../../lib/pictures';
import { describeSetting, type SettingName } from '../../../lib/settings';
import { titleOf } from '../../shared/field-titles';
import { nameOfEntry, valueInWords } from './names';
import { fileNameOf, isEntry, lastName, outerPaths, ownerOf } from './paths';
import { type Filling, skeletonOf } from './skeleton';
import type { Edit } from './yaml-edit';

type Option = { value: unknown; label: string; picture?: string | undefined };

/** Another kind that a value can change to, or something that can be added to it. */
export type Choice = {
  label: string;
  /** What the owner is told afterwards. */
  done?: string;
  edit: Edit;
};

/** A column of a list that is edited as a table. */
export type Column = { name: string; title: string; isNumber: boolean };

/** What a place is edited with. */
export type PlaceControl =
  | { kind: 'picture' }
  | { kind: 'months'; columns: Column[] }
  /** Values that one form asks for together: hours, the ends of a range, the forms of a word. */
  | { kind: 'group'; paths: string[] }
  /** A part that holds others, or a value with a choice of kinds. */
  | { kind: 'parts' }
  /** Options that are shown as drawings to choose from. */
  | { kind: 'drawings' }
  | { kind: 'options' }
  /** A text in which figures can stand, and the place of the words that are underlined in it. */
  | { kind: 'text'; underlined: string | undefined }
  | { kind: 'value' };

/** A value or a part of the content or the settings, with all that its form shows. */
export type EditablePlace = {
  /** «Кейсы → 2. Стоматология → Заголовок», and where that is clear «Заголовок» or «2. Стоматология». */
  label: string;
  title: string;
  /** What a setting is for. */
  hint: string | undefined;
  /** What is written in the file, and the same in words. */
  written: unknown;
  text: string;
  /** The most letters of a text that the page shows. */
  limit: number | undefined;
  control: PlaceControl;
  options: Option[];
  /** The hash of a picture's file, which stands in its addresses. */
  picture: string | undefined;
  /** The entry that it names. */
  refers: string | undefined;
  /** The paths of what a part holds. */
  inner: string[] | undefined;
  entry: string | undefined;
  optionalPart: string | undefined;
  isOptional: boolean;
  choices: Choice[];
};

type Sources = { written: Record<string, unknown>; content: Content };

/** Lists every value and part of the content and the settings by its path. */
export function readPlaces({ written, content }: Sources) {
  const figures = figuresOf(written);
  const pictures = new Map(
    picturesIn(content).map(({ path, picture }) => [path.join('.'), picture]),
  );
  const filling = fillingFrom(written, pictures);
  const fields = fieldsIn(written);
  const fieldAt = new Map(fields.map(({ path, field }) => [path, field]));
  const titleAt = (path: string) =>
    titleOfPlace(path, fieldAt.get(path), valueIn(content, path), figures);
  const places = fields.map((field): [string, EditablePlace] => {
    const { path, value, schema, inner, entry, optionalPart } = field;
    const options = optionsOf(field, content, figures);
    const filled = typeof value === 'string' ? fillIn(value, figures) : value;
    const shown = schema.maxLength ? valueIn(content, path) : filled;
    const chosen = options.find((option) => option.value === value)?.label;
    const picture = pictures.get(path)?.version;
    const choices = choicesOf(field, filling);
    const isRichText = Boolean(schema.maxLength) || filled !== value;
    const place = {
      label: outerPaths(path).map(titleAt).join(' → '),
      title: titleAt(path),
      hint: path.startsWith('env.') ? describeSetting(path.slice(4) as SettingName) : undefined,
      written: value,
      text: inner ? '' : (chosen ?? valueInWords(shown)),
      limit: schema.maxLength,
      control: controlOf(field, { picture, options, choices, isRichText }),
      options,
      picture,
      refers: entriesFor(schema, content).find(({ id }) => id === value)?.path,
      inner,
      entry,
      optionalPart,
      isOptional: optionalPart === path,
      choices,
    };
    return [path, place];
  });
  return { places: Object.fromEntries(places), figures };
}

/** What new entries are filled with. */
function fillingFrom(written: Sources['written'], pictures: Map<string, Picture>): Filling {
  // A drawing fits few places, and a signature or a portrait is too small for most.
  const fitting = [...pictures].find(
    ([path, { isDrawn }]) => !path.startsWith('site.') && !isDrawn,
  );
  return {
    values: written,
    picture: fitting?.[1].file ?? '',
    id: `novoe-${deepValues(written).length}`,
  };
}

/** The words of a field or an entry in a list of them: «Заголовок», «2. Стоматология», «Аудит: 5 000 ₽». */
function titleOfPlace(
  path: string,
  field: Field | undefined,
  value: unknown,
  figures: KnownFigure[],
): string {
  const figure = figures.find((candidate) => candidate.path === path);
  if (fileNameOf(path) === 'figures' && figure) return describeFigure(figure);
  const title = titleOf(lastName(path), field);
  const own = typeof value === 'object' && isEntry(path) && nameOfEntry(value);
  return own ? `${title}. ${own}` : title;
}

/** What a value is chosen from. */
function optionsOf(field: FieldValue, content: Content, figures: KnownFigure[]) {
  const { path, value, schema, optionalPart } = field;
  const entries = entriesFor(schema, content);
  const options = [
    ...(schema.type === 'boolean' ? [true, false] : (schema.enum ?? [])).map((option): Option => {
      return {
        value: option,
        label: labelOf(path, schema, option, content, figures),
        picture: path.endsWith('.drawing') ? `/drawings/${option}.svg` : undefined,
      };
    }),
    ...entries.map(({ id, entry }) => ({ value: id, label: nameOfEntry(entry) ?? id })),
  ];
  const isLost = schema.list && value && !entries.some(({ id }) => id === value);
  if (isLost) options.push({ value, label: `нет такой записи: ${value}` });
  return optionalPart === path && options.length > 0
    ? [...options, { value: '', label: '—' }]
    : options;
}

/** A page is known by its name in the menu, a claim by its figure. */
function labelOf(
  path: string,
  schema: Field,
  option: unknown,
  { site }: Content,
  figures: KnownFigure[],
): string {
  if (typeof option === 'boolean') return valueInWords(option);
  const name = String(option);
  if (path.endsWith('.page')) return site.menu[name as keyof typeof site.menu];
  const figure =
    path.startsWith('site.confirmed') && figures.find((candidate) => candidate.name === name);
  return figure ? describeFigure(figure) : String(fieldsOf(schema.valueNames)[name] ?? name);
}

/** Other alternatives of a value, and what can be added to it. */
function choicesOf({ path, value, field, schema, inner }: FieldValue, filling: Filling): Choice[] {
  const alternatives = alternativesOf(field);
  const present = inner ? Object.keys(fieldsOf(value)) : [];
  const missing = Object.keys(schema.properties ?? {}).filter((name) => !present.includes(name));
  const entry = entryOf(schema);
  const named = schema.additionalProperties as Field | undefined;
  const at = (name: string | number) => (path ? `${path}.${name}` : `${name}`);
  const add = (name: string | number, child: Field, title?: string): Choice => {
    const action = typeof name === 'number' ? 'insert' : 'set';
    return {
      label: title ? `Добавить: ${title}` : 'Добавить запись',
      done: title ? `добавлено: ${title}` : 'добавлена запись',
      edit: { action, path: at(name), value: skeletonOf(child, at(name), filling) },
    };
  };
  return [
    ...(alternatives.length > 1 ? alternatives : []).map((alternative): Choice => {
      const name = nameOfAlternative(alternative);
      return {
        label: `Другой вид: ${name}`,
        done: `${nameOfAlternative(schema)} → ${name}`,
        edit: { action: 'set', path, value: skeletonOf(alternative, path, filling, value) },
      };
    }),
    ...missing.map((name) => {
      const child = fieldOf(schema, name);
      return add(name, child, titleOf(name, child));
    }),
    ...(entry ? [add(present.length, entry)] : []),
    ...(named ? [add(filling.id, named)] : []),
  ];
}

/** «календарь» for a drawing, «₽» for a unit. */
const nameOfAlternative = (schema: Field) => String(schema.alternative ?? schema.const);

type ControlFacts = Pick<EditablePlace, 'picture' | 'options' | 'choices'> & {
  isRichText: boolean;
};

function controlOf(
  field: FieldValue,
  { picture, options, choices, isRichText }: ControlFacts,
): PlaceControl {
  if (picture) return { kind: 'picture' };
  const columns = columnsOf(field.schema);
  if (columns) return { kind: 'months', columns };
  const paths = groupIn(field);
  if (paths) return { kind: 'group', paths };
  if (field.inner || choices.length > 0) return { kind: 'parts' };
  if (options.some((option) => option.picture)) return { kind: 'drawings' };
  if (options.length > 0) return { kind: 'options' };
  if (isRichText) return { kind: 'text', underlined: underlinedPlace(field.path) };
  return { kind: 'value' };
}

/** Months are edited as a table. */
function columnsOf(schema: Field): Column[] | undefined {
  const { properties } = entryOf(schema) ?? {};
  if (!properties?.month) return undefined;
  return Object.keys(properties).map((name) => {
    const field = fieldOf({ properties }, name);
    const isNumber = field.type === 'integer' || field.type === 'number';
    return { name, title: titleOf(name, field), isNumber };
  });
}

/** The values that depend on each other, as the schema says: the opening hour and the closing one. */
function groupIn({ value, schema, inner = [] }: FieldValue): string[] | undefined {
  if (!schema.together) return undefined;
  return inner.filter((at) => {
    const name = lastName(at);
    const isTyped = ['string', 'number'].includes(typeof fieldsOf(value)[name]);
    return isTyped && !isChosen(fieldOf(schema, name));
  });
}

const isChosen = ({ enum: options, list, anyOf, picture }: Field) =>
  Boolean(options || list || anyOf || picture);

function underlinedPlace(path: string): string | undefined {
  if (lastName(path) !== 'title') return undefined;
  const owner = ownerOf(path);
  const field = owner.split('.').reduce(fieldOf, rootField);
  return field.properties?.underlined ? `${owner}.underlined` : undefined;
}
