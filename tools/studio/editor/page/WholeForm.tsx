import { useEffect, useRef, useState } from 'react';
import { fieldsOf } from '../../../../lib/fields-of';
import type { FormField } from '../form-fields';
import { isIn } from '../paths';
import { Button } from './Button';
import { Drawings, Options } from './choices';
import { useEditor } from './context';
import type { ControlProps } from './control-props';
import { changeKind, isLostFile, isTable, kindOf } from './filled-form';
import { MonthTable } from './MonthTable';
import { RichText } from './RichText';

/** All fields of an entry or a part, as its schema has them. A problem is told at its field. */
export function WholeForm({ place, path, typed, setTyped, form }: ControlProps & { form: number }) {
  const { state } = useEditor();
  const field = state.forms[form];
  const value = path in typed ? typed[path] : (place.written ?? undefined);
  if (!field) return null;
  const onChange = (next: unknown) => setTyped(path, next);
  return (
    <div className="whole">
      <Field field={{ ...field, title: '' }} {...{ at: path, value, onChange }} />
    </div>
  );
}

type FieldProps = {
  field: FormField;
  at: string;
  /** Tells the field apart for a screen reader: «Показатели 2». */
  around?: string;
  value: unknown;
  onChange(value: unknown): void;
};

function Field(props: FieldProps) {
  const { field, at, value, onChange } = props;
  const { title, isOptional, asked } = field;
  switch (asked.kind) {
    case 'made':
      return null;
    case 'part': {
      if (!isOptional) return <Part {...props} fields={asked.fields} />;
      return (
        <fieldset>
          <label>
            <input
              type="checkbox"
              data-value=""
              checked={Boolean(value)}
              onChange={({ target }) => onChange(target.checked ? {} : undefined)}
            />
            {title}
          </label>
          {Boolean(value) && (
            <Part {...props} field={{ ...field, title: '' }} fields={asked.fields} />
          )}
        </fieldset>
      );
    }
    case 'list':
      return <List {...props} entry={asked.entry} length={asked.length} />;
    case 'kinds':
      return <Kinds {...props} kinds={asked.kinds} />;
    case 'yes-no':
      return (
        <div>
          <label>
            <input
              type="checkbox"
              data-value=""
              checked={value === true}
              onChange={({ target }) => onChange(target.checked)}
            />
            {title}
          </label>
          <Problems at={at} />
        </div>
      );
    default:
      return (
        <div className="field">
          {title && <b>{title}</b>}
          <Single {...props} />
          {field.hint && <p>{field.hint}</p>}
          <Problems at={at} />
        </div>
      );
  }
}

/** A field that holds no others. */
function Single({ field, at, around, value, onChange }: FieldProps) {
  const { asked, title, empty, isOptional } = field;
  const label = [around, title].filter(Boolean).join(' → ');
  // The controls of a single place take its value and give it back by its path.
  const props = {
    path: at,
    typed: value === undefined ? {} : { [at]: value },
    setTyped: (_: string, next: unknown) => onChange(next),
  };
  const place = { label, written: value ?? '' };
  switch (asked.kind) {
    case 'text':
      return (
        <RichText {...props} place={{ ...place, limit: asked.limit }} underlined={undefined} />
      );
    case 'months': {
      const table = isTable(value) ? props.typed : {};
      const written = isTable(value) ? [] : (value ?? []);
      return (
        <MonthTable
          {...props}
          typed={table}
          place={{ ...place, written }}
          columns={asked.columns}
        />
      );
    }
    case 'options': {
      const { options } = asked;
      const isChosen = options.some((option) => option.value === (value ?? ''));
      const all = isChosen ? options : [{ value: '', label: '—' }, ...options];
      const Choice = options.some(({ picture }) => picture) ? Drawings : Options;
      return (
        <Choice {...props} place={{ ...place, options: Choice === Drawings ? options : all }} />
      );
    }
    case 'picture':
      return <PictureInput {...{ label, value, onChange, isOptional }} />;
    default:
      return (
        <input
          data-value=""
          aria-label={label}
          placeholder={empty}
          inputMode={asked.kind === 'number' ? 'decimal' : undefined}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

type PictureInputProps = Pick<FieldProps, 'value' | 'onChange'> & {
  label: string;
  isOptional: boolean;
};

function PictureInput({ label, value, onChange, isOptional }: PictureInputProps) {
  return (
    <>
      {typeof value === 'string' && value && <p>Сейчас: {value}</p>}
      {isLostFile(value) && <p>Выбранный файл в черновике не хранится.</p>}
      <input
        type="file"
        data-value=""
        aria-label={label}
        accept="image/*,.heic"
        onChange={({ target }) => target.files?.[0] && onChange(target.files[0])}
      />
      {isOptional && typeof value === 'string' && (
        <Button onClick={() => onChange(undefined)}>Убрать</Button>
      )}
    </>
  );
}

function Part({
  field,
  at,
  around,
  value,
  onChange,
  fields,
}: FieldProps & { fields: FieldsOfPart }) {
  const { title } = field;
  const inside = [around, title].filter(Boolean).join(' → ');
  const names = Object.keys(fields);
  return (
    <fieldset>
      {title && <legend>{title}</legend>}
      {Object.entries(fields).map(([name, inner]) => (
        <Field
          key={name}
          field={inner}
          at={`${at}.${name}`}
          around={inside}
          value={fieldsOf(value)[name]}
          onChange={(next) => onChange({ ...fieldsOf(value), [name]: next })}
        />
      ))}
      <Problems at={at} without={names.filter((name) => fields[name]?.asked.kind !== 'made')} />
    </fieldset>
  );
}

type FieldsOfPart = Record<string, FormField>;

type ListProps = FieldProps & { entry: FormField; length: number | undefined };

function List({ field, at, around, value, onChange, entry, length }: ListProps) {
  const entries = (value ?? []) as unknown[];
  const rows = Array.from({ length: length ?? entries.length }, (_, index) => entries[index]);
  const { added, removals, add, remove } = useRows(rows, onChange);
  const title = [around, field.title].filter(Boolean).join(' → ');
  return (
    <fieldset ref={added}>
      {field.title && <legend>{field.title}</legend>}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its number, which changes by removals only.
        <div key={`${removals}.${index}`} className="row">
          <Field
            field={{ ...entry, title: entry.title && `${entry.title} ${index + 1}` }}
            at={`${at}.${index}`}
            around={`${title} ${index + 1}`}
            value={row}
            onChange={(next) => onChange(rows.with(index, next))}
          />
          {length === undefined && (
            <Button
              aria-label={`Убрать: ${field.title || 'строка'} ${index + 1}`}
              onClick={() => remove(index)}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {length === undefined && (
        <Button onClick={add}>{field.title ? `Добавить: ${field.title}` : 'Добавить'}</Button>
      )}
      <Problems at={at} without={rows.map((_, index) => `${index}`)} />
    </fieldset>
  );
}

/** The rows of a list. One that was added has the focus. */
function useRows(rows: unknown[], onChange: FieldProps['onChange']) {
  const added = useRef<HTMLFieldSetElement>(null);
  const [additions, setAdditions] = useState(0);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    const last = additions > 0 && added.current?.querySelector(':scope > .row:last-of-type');
    if (last) last.querySelector<HTMLElement>('[data-value]')?.focus();
  }, [additions]);
  return {
    added,
    removals,
    add() {
      onChange([...rows, undefined]);
      setAdditions((count) => count + 1);
    },
    remove(index: number) {
      onChange(rows.toSpliced(index, 1));
      setRemovals((count) => count + 1);
    },
  };
}

function Kinds(props: FieldProps & { kinds: FormField[] }) {
  const { field, at, around, value, onChange, kinds } = props;
  const kind = kindOf(kinds, value);
  const label = [around, field.title].filter(Boolean).join(' → ');
  return (
    <fieldset>
      {field.title && <legend>{field.title}</legend>}
      <select
        data-value=""
        aria-label={label}
        value={kind?.title ?? ''}
        onChange={({ target }) => {
          const chosen = kinds.find(({ title }) => title === target.value);
          onChange(chosen && changeKind(chosen, value));
        }}
      >
        {(field.isOptional || !kind) && <option value="">—</option>}
        {kinds.map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
      </select>
      {kind && <Field {...props} key={kind.title} field={{ ...kind, title: '' }} around={label} />}
      {!kind && <Problems at={at} />}
    </fieldset>
  );
}

/** What is wrong at a field. The fields inside it, `without`, tell their own problems. */
function Problems({ at, without = [] }: { at: string; without?: string[] }) {
  const { refused } = useEditor();
  const own = (refused?.problems ?? []).filter(
    ({ path }) => isIn(path, at) && !without.some((name) => isIn(path, `${at}.${name}`)),
  );
  return own.map(({ message }) => (
    <p key={message} role="alert">
      {`${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.$/, '')}.`}
    </p>
  ));
}
