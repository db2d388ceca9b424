import { fieldsOf } from '../../../../lib/fields-of';
import type { FormField } from '../form-fields';
import { nameOfEntry } from '../names';
import { isEntry, ownerOf } from '../paths';
import type { PlaceOfProblem, State } from '../state';
import type { Edit } from '../yaml-edit';
import { entriesOf, type Rows, wrongCell } from './month-rows';
import { readNumber } from './read-number';

/** What a form says once it is filled in: a value, what is missing or wrong, and the chosen pictures by their places. */
export type FilledForm = {
  value: unknown;
  problems: PlaceOfProblem[];
  files: Record<string, File>;
};

/**
 * Turns what was typed into the form of a place into values: text into numbers, a table into months, chosen files into
 * the names of pictures. Untouched fields keep the value that the file has.
 */
export function readForm(form: FormField, typed: unknown, path: string): FilledForm {
  const problems: PlaceOfProblem[] = [];
  const files: Record<string, File> = {};

  function report(at: string, message: string) {
    problems.push({ path: at, titles: [], message });
    return undefined;
  }

  function read({ asked, isOptional }: FormField, value: unknown, at: string): unknown {
    const missing = (message: string) => (isOptional ? undefined : report(at, message));
    switch (asked.kind) {
      case 'made':
        return value ?? asked.value;
      case 'part': {
        if (isOptional && !value) return undefined;
        const fields = Object.entries(asked.fields).map(([name, field]) => {
          return [name, read(field, fieldsOf(value)[name], `${at}.${name}`)];
        });
        return Object.fromEntries(fields.filter(([, own]) => own !== undefined));
      }
      case 'list': {
        if (isOptional && !value) return value;
        const entries = (value ?? []) as unknown[];
        return Array.from({ length: asked.length ?? entries.length }, (_, index) =>
          read(asked.entry, entries[index], `${at}.${index}`),
        );
      }
      case 'kinds': {
        const kind = kindOf(asked.kinds, value);
        return kind ? read(kind, value, at) : missing('выберите вид');
      }
      case 'months': {
        if (!isTable(value)) return value ?? [];
        const wrong = wrongCell(value, asked.columns);
        return wrong ? report(at, wrong) : entriesOf(value, asked.columns);
      }
      case 'yes-no':
        return value ?? (isOptional ? undefined : false);
      case 'picture':
        if (value instanceof File) files[at] = value;
        if (value instanceof File) return value.name;
        if (isLostFile(value)) return report(at, 'выберите файл ещё раз');
        return typeof value === 'string' && value ? value : missing('выберите файл');
      case 'number': {
        const words = String(value ?? '').trim();
        if (!words) return missing('впишите число');
        const reading = readNumber(words);
        if (reading.kind === 'number') return reading.value;
        return report(
          at,
          reading.kind === 'ambiguous' ? reading.question : `«${words}» — не число`,
        );
      }
      case 'options':
        return value || missing('выберите из списка');
      case 'line':
        return String(value ?? '').trim() || missing('впишите');
      case 'text':
        return String(value ?? '').trim() ? value : missing('впишите текст');
    }
  }

  return { value: read(form, typed, path), problems, files };
}

/** Tells whether a chosen file was lost in a draft, which is JSON: that makes an empty object of a file. */
export const isLostFile = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/** Finds the kind that a value is of: a picture, a calendar, another drawing. */
export function kindOf(kinds: FormField[], value: unknown): FormField | undefined {
  return kinds.find(({ asked }) => {
    if (asked.kind === 'list') return Array.isArray(value);
    return (
      (value ?? undefined) !== undefined && markOf({ asked }) === (fieldsOf(value).kind ?? value)
    );
  });
}

/** Returns the value of a kind. Fields with the same names keep what they say. */
export function changeKind(kind: FormField, value: unknown): unknown {
  if (kind.asked.kind === 'list') return [];
  return kind.asked.kind === 'part' ? { ...fieldsOf(value), kind: markOf(kind) } : markOf(kind);
}

/** What a kind is told apart by: «calendar» of a drawing, «₽» of a unit. */
function markOf({ asked }: Pick<FormField, 'asked'>): unknown {
  const own = asked.kind === 'part' ? asked.fields.kind?.asked : asked;
  return own?.kind === 'made' ? own.value : undefined;
}

/** Tells whether months are still the cells of a table, as they are typed. */
export const isTable = (value: unknown): value is Rows =>
  Array.isArray(value) && value.every(Array.isArray);

/**
 * Returns what the form of a whole place saves: edits, pictures, and words about them for the list of changes. Other
 * places have no such form.
 */
export function filledForm(path: string, typed: unknown, { places, forms }: State) {
  const { written, control, label } = places[path] ?? {};
  const form = control?.kind === 'whole' ? forms[control.form] : undefined;
  if (!form) return undefined;
  const { value, problems, files } = readForm(form, typed ?? written ?? undefined, path);
  if (written === undefined) {
    const action = isEntry(path) ? 'insert' : 'set';
    const name = nameOfEntry(value);
    const list = places[ownerOf(path)]?.label;
    const edits: Edit[] = [{ action, path, value }];
    return { problems, files, edits, label: name ? `${list} → ${name}` : label, done: 'добавлено' };
  }
  const edits = editsBetween(path, written, value);
  const names = edits.map((edit) => edit.path.slice(path.length + 1).split('.')[0] ?? '');
  const titles = [...new Set(names)].map((name) => places[`${path}.${name}`]?.title ?? '');
  return { problems, files, edits, label, done: `изменено: ${titles.filter(Boolean).join(', ')}` };
}

/** The edits that make one value of another. Entries come and go at the end of their list. */
export function editsBetween(path: string, before: unknown, after: unknown): Edit[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.slice(0, before.length);
    return [
      ...kept.flatMap((value, index) => editsBetween(`${path}.${index}`, before[index], value)),
      ...after.slice(before.length).map((value, index): Edit => {
        return { action: 'insert', path: `${path}.${before.length + index}`, value };
      }),
      ...before.slice(after.length).map((_, index): Edit => {
        return { action: 'remove', path: `${path}.${before.length - 1 - index}` };
      }),
    ];
  }
  const [own, next] = [fieldsOf(before), fieldsOf(after)];
  const areParts = typeof before === 'object' && typeof after === 'object' && before && after;
  if (areParts && own.kind === next.kind) {
    const names = new Set([...Object.keys(own), ...Object.keys(next)]);
    return [...names].flatMap((name) => editsBetween(`${path}.${name}`, own[name], next[name]));
  }
  if (before === after) return [];
  return after === undefined
    ? [{ action: 'remove', path }]
    : [{ action: 'set', path, value: after }];
}
