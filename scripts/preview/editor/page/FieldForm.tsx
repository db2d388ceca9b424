import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { plural } from '../../../../lib/format';
import type { Refusal } from '../change';
import { ask, useEditor } from './api';
import { Control, readValue } from './Control';
import { Button } from './parts';

const ENTRY = { copy: 'Копия', up: 'Выше', down: 'Ниже', remove: 'Удалить' };

type FieldFormProps = {
  /** The places of the words that were clicked, the likeliest first. */
  paths: string[];
  refusal: Refusal | undefined;
  close(): void;
};

/** Opens one value where it stands, and the entry of a list that it belongs to. */
export function FieldForm({ paths, refusal, close }: FieldFormProps) {
  const { content, attempt, open } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  // A double click would save twice, and remove the next entry too.
  const isChanging = useRef(false);
  const [isTyped, setTyped] = useState(false);
  const [chosen, choose] = useState([paths[0] ?? '']);
  // The content is read again while the form is open, and the owner has seen the former.
  const [seen] = useState(content);
  const [path = ''] = chosen;
  const entry = content.entryOf(path) ?? '';
  const same = paths.filter((one) => seen.placeAt(one)?.written === seen.placeAt(path)?.written);

  useEffect(() => {
    const first = path && '[data-value], summary, button';
    if (first) form.current?.querySelector<HTMLElement>(first)?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [path]);

  function save(was: unknown[] = seen.seenAt(chosen)) {
    const value = readValue(form.current?.querySelector<HTMLElement>('[data-value]'));
    if (value === undefined || was.every((one) => one === value)) return close();
    once(() => ask('change', { kind: 'set', paths: chosen, value, was }), close);
  }

  async function once(action: () => Promise<unknown>, then: () => void) {
    if (isChanging.current) return;
    isChanging.current = true;
    setTyped(false);
    await attempt(action, then);
    isChanging.current = false;
  }

  function change(kind: string, all?: boolean) {
    const next = entry.replace(/\d+$/, (index) => `${Number(index) + 1}`);
    once(
      () => ask('change', { kind, paths: [entry], was: seen.seenAt([entry]), all }),
      () => (kind === 'copy' ? open(next + path.slice(entry.length)) : close()),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else return;
    event.preventDefault();
  }

  function onInput({ target }: FormEvent) {
    if ((target as Element).matches('[data-value]')) setTyped(true);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  const label = content.describe(path);
  const attributes = { onInput, onSubmit, onKeyDown, 'data-changed': isTyped || undefined };
  return (
    <form ref={form} aria-label={label} {...attributes}>
      <b>{label}</b>
      {paths.length > 1 && (
        <label>
          Где
          <select onChange={({ target }) => choose(target.value.split(' '))}>
            {paths.map((one) => (
              <option key={one} value={one}>
                {content.describe(one)}
              </option>
            ))}
            {same.length > 1 && (
              <option value={same.join(' ')}>
                везде, {same.length} {plural(same.length, ['раз', 'раза', 'раз'])}
              </option>
            )}
          </select>
        </label>
      )}
      <Control key={path} path={path} />
      <p>{content.describeUses(path)}</p>
      {refusal && (
        <div role="alert">
          <p>{refusal.message}</p>
          {refusal.now && (
            <>
              <p>Сейчас в файле: {[...new Set(refusal.now)].join('; ')}</p>
              <Button onClick={() => save(refusal.now)}>Записать моё</Button>
            </>
          )}
          {refusal.references?.map((one) => (
            <p key={one.path}>{content.describe(one.path)}</p>
          ))}
          {refusal.references && (
            <Button onClick={() => change('remove', true)}>Убрать и это</Button>
          )}
        </div>
      )}
      {content.isValue(path) && !path.endsWith('.image') && (
        <button type="submit">Сохранить</button>
      )}
      <Button onClick={close}>{isTyped || refusal ? 'Отмена' : 'Закрыть'}</Button>
      {entry && (
        <fieldset>
          <legend>Запись: {content.describe(entry)}</legend>
          {Object.entries(ENTRY).map(([kind, word]) => (
            <Button key={kind} onClick={({ detail }) => detail < 2 && change(kind)}>
              {word}
            </Button>
          ))}
        </fieldset>
      )}
    </form>
  );
}
