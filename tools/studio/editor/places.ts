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
import { describeSetting, type SettingName } from '../../../lib/settings';
import { titleOf } from '../../shared/field-titles';
import { type Column, columnsOf, type FormField, formFieldFor } from './form-fields';
import { NEW_ENTRY, nameOfEntry, valueInWords } from './names';
import { NOTHING, type Option, type OptionSources, optionsFor } from './options';
import { fileNameOf, isEntry, lastName, outerPaths, ownerOf } from './paths';

/** What a place is edited with. */
export type PlaceControl =
  | { kind: 'picture' }
  | { kind: 'months'; columns: Column[] }
  /**
   * A value that one form asks for as a whole, by the number of the form: an entry, an optional part, and values that
   * depend on each other, which are never asked for alone: hours, the ends of a range, the forms of a word.
   */
  | { kind: 'whole'; form: number; isTogether: boolean }
  /** A part that holds others. */
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
  /** What is written in the file, and the same in words. What can be added is not written yet. */
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
  /** The outermost entry or part around it that one form asks for. */
  whole: string | undefined;
  /** The paths of what can be added to a part: its missing fields, or one more entry. */
  additions: string[];
};

type Sources = { written: Record<string, unknown>; content: Content };

/** Lists every value and part of the content and the settings by its path, and what can be added to them. */
export function readPlaces({ written, content }: Sources) {
  const figures = figuresOf(written);
  const pictures = new Map(
    picturesIn(content).map(({ path, picture }) => [path.join('.'), picture]),
  );
  const present = fieldsIn(written);
  const freeId = freeIdIn(written);
  const additions = additionsIn(present, freeId);
  const fields = [...present, ...[...additions.values()].flat()];
  const fieldAt = new Map(fields.map((field) => [field.path, field]));
  const forms = new Forms({ content, figures, freeId });
  const titleAt = (path: string) =>
    titleOfPlace(path, fieldAt.get(path), valueIn(content, path), figures);
  const places = fields.map((field): [string, EditablePlace] => {
    const { path, value, schema, inner, entry, optionalPart } = field;
    const options = optionsOf(field, { content, figures });
    const filled = typeof value === 'string' ? fillIn(value, figures) : value;
    const shown = schema.maxLength ? valueIn(content, path) : filled;
    const chosen = options.find((option) => option.value === value)?.label;
    const picture = pictures.get(path)?.version;
    const isRichText = Boolean(schema.maxLength) || filled !== value;
    const place = {
      label: outerPaths(path).map(titleAt).join(' → '),
      title: titleAt(path),
      hint: path.startsWith('env.') ? describeSetting(path.slice(4) as SettingName) : undefined,
      written: value,
      text: inner ? '' : (chosen ?? valueInWords(shown)),
      limit: schema.maxLength,
      control: controlOf(field, { forms, options, isRichText }),
      options,
      picture,
      refers: entriesFor(schema, content).find(({ id }) => id === value)?.path,
      inner,
      entry,
      optionalPart,
      isOptional: optionalPart === path,
      whole: outerPaths(path).find((outer) => isWhole(fieldAt.get(outer))),
      additions: (additions.get(path) ?? []).map((addition) => addition.path),
    };
    return [path, place];
  });
  return { places: Object.fromEntries(places), figures, forms: forms.list };
}

/** The forms of whole values. All entries of a list have one. */
class Forms {
  readonly list: FormField[] = [];
  private numbers = new Map<Field, number>();

  constructor(private readonly sources: Parameters<typeof formFieldFor>[2]) {}

  /** Returns the number of the form for a value. */
  numberFor({ path, field }: FieldValue): number {
    const known = this.numbers.get(field);
    if (known !== undefined) return known;
    this.numbers.set(field, this.list.length);
    return this.list.push(formFieldFor(field, path, this.sources)) - 1;
  }
}

/** Tells whether one form asks for a value as a whole. */
function isWhole(field: FieldValue | undefined): boolean {
  if (!field) return false;
  const { path, schema, optionalPart } = field;
  const canGo = isEntry(path) || optionalPart === path;
  return Boolean(schema.together) || (canGo && schema.properties !== undefined);
}

/** Returns a name that no entry has. */
function freeIdIn(written: Sources['written']): string {
  const text = JSON.stringify(written);
  let number = 1;
  while (text.includes(`"novoe-${number}"`)) number++;
  return `novoe-${number}`;
}

/** Returns what can be added to each part by its path. To a list that can be added, an entry can be added, too. */
function additionsIn(parts: FieldValue[], freeId: string): Map<string, FieldValue[]> {
  const additions = new Map(parts.map((part) => [part.path, additionsTo(part, freeId)]));
  for (const list of [...additions.values()].flat()) {
    additions.set(list.path, additionsTo(list, freeId));
  }
  return additions;
}

/** Returns what can be added to a part: its missing fields, one more entry of a list, a new name. */
function additionsTo(part: FieldValue, freeId: string): FieldValue[] {
  const { path, value, schema, entry, optionalPart } = part;
  const at = (name: string | number) => (path ? `${path}.${name}` : `${name}`);
  const names = Object.keys(fieldsOf(value));
  const added = (name: string | number, field: Field, around: Partial<FieldValue>): FieldValue => {
    const [own = {}] = alternativesOf(field);
    const isPart = own.type === 'array' || own.type === 'object';
    const inner = isPart ? [] : undefined;
    return { path: at(name), field, value: undefined, schema: own, inner, ...around };
  };
  const entryField = columnsOf(schema) ? undefined : entryOf(schema);
  if (entryField) return [added(names.length, entryField, { entry: at(names.length) })];
  const named = schema.additionalProperties;
  if (typeof named === 'object') {
    return [added(freeId, named as Field, { entry, optionalPart: at(freeId) })];
  }
  // The form of the whole has its missing fields.
  if (isWhole(part) || entry || optionalPart) return [];
  const missing = Object.keys(schema.properties ?? {}).filter((name) => !names.includes(name));
  return missing.map((name) => added(name, fieldOf(schema, name), { optionalPart: at(name) }));
}

/** The words of a field or an entry in a list of them: «Заголовок», «2. Стоматология», «Аудит: 5 000 ₽». */
function titleOfPlace(
  path: string,
  field: FieldValue | undefined,
  value: unknown,
  figures: KnownFigure[],
): string {
  const figure = figures.find((candidate) => candidate.path === path);
  if (fileNameOf(path) === 'figures' && figure) return describeFigure(figure);
  const name = lastName(path);
  if (field && field.value === undefined && !field.field.title) return NEW_ENTRY;
  const title = titleOf(name, field?.field);
  const own = typeof value === 'object' && isEntry(path) && nameOfEntry(value);
  return own ? `${title}. ${own}` : title;
}

/** What a value is chosen from. */
function optionsOf(field: FieldValue, sources: OptionSources): Option[] {
  const { path, value, schema, optionalPart } = field;
  const options = optionsFor(schema, path, sources);
  const isLost = schema.list && value && !options.some((option) => option.value === value);
  if (isLost) options.push({ value, label: `нет такой записи: ${value}` });
  const canBeNothing = optionalPart === path || value === undefined;
  const hasNothing = options.some((option) => option.value === NOTHING.value);
  return canBeNothing && !hasNothing && options.length > 0 ? [NOTHING, ...options] : options;
}

type ControlFacts = { forms: Forms; options: Option[]; isRichText: boolean };

function controlOf(field: FieldValue, { forms, options, isRichText }: ControlFacts): PlaceControl {
  const { path, schema, inner } = field;
  if (schema.picture) return { kind: 'picture' };
  const columns = columnsOf(schema);
  if (columns) return { kind: 'months', columns };
  if (isWhole(field)) {
    const isTogether = Boolean(schema.together);
    return { kind: 'whole', form: forms.numberFor(field), isTogether };
  }
  if (inner) return { kind: 'parts' };
  if (options.some((option) => option.picture)) return { kind: 'drawings' };
  if (options.length > 0) return { kind: 'options' };
  if (isRichText) return { kind: 'text', underlined: underlinedPlace(path) };
  return { kind: 'value' };
}

function underlinedPlace(path: string): string | undefined {
  if (lastName(path) !== 'title') return undefined;
  const owner = ownerOf(path);
  const field = owner.split('.').reduce(fieldOf, rootField);
  return field.properties?.underlined ? `${owner}.underlined` : undefined;
}
