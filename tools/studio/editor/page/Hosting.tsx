import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { State } from '../state';
import { useEditor } from './context';
import {
  isHostingKept,
  keepHostingDraft,
  readHostingDraft,
  savedHosting,
  type TypedHosting,
  unsavedHosting,
} from './hosting-draft';
import { withoutInvisible } from './without-invisible';

const TEXT_FIELDS = [
  ['host', 'Сервер, с портом, если он назван', 'server12.host.ru или server12.host.ru:2222'],
  ['user', 'Имя для входа, его же называют логином', ''],
  ['folder', 'Папка сайта на хостинге', 'public_html или www/адрес-сайта'],
] as const;

/**
 * The form of the hosting. Its password goes to the .env file of this computer and never comes back. What else is typed is
 * a draft until it is saved.
 */
export function Hosting() {
  const { state, act } = useEditor();
  const { hosting } = state;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setAllTyped] = useState(() => readHostingDraft(state));
  const [isSaved, setSaved] = useState(false);
  const newest = useRef(typed);
  const fields = { ...savedHosting(state), ...typed };
  const unsaved = unsavedHosting(typed, savedHosting(state));
  const isUnsaved = Object.keys(unsaved).length > 0;
  // A saved password goes to no other server.
  const needsPassword = !hosting.hasPassword && !hosting.key;

  useEffect(() => {
    // A draft that brought the owner here is in view.
    if (Object.keys(newest.current).length > 0) form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function setTyped(next: TypedHosting, current = state) {
    newest.current = next;
    setAllTyped(next);
    keepHostingDraft(unsavedHosting(next, savedHosting(current)));
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    const { name, value } = target;
    setSaved(false);
    setTyped({ ...typed, [name]: name === 'password' ? value : withoutInvisible(value) });
  }

  function save(event: FormEvent) {
    event.preventDefault();
    // What was typed during the save stays, in this form or in the one that was opened after it.
    const onDone = (fresh: State) => {
      const later = form.current ? unsavedHosting(newest.current, fields) : readHostingDraft(fresh);
      setTyped(later, fresh);
      setSaved(Object.keys(later).length === 0);
    };
    act('hosting', fields, { onDone });
  }

  /** The question about typed words resets the form when the owner agrees to lose them. */
  function onReset(event: FormEvent) {
    event.preventDefault();
    setTyped({});
  }

  return (
    <form
      ref={form}
      className="hosting"
      data-unsaved={isUnsaved || undefined}
      data-kept={isHostingKept(unsaved) || undefined}
      onSubmit={save}
      onReset={onReset}
    >
      <label>
        Вид подключения
        <select name="kind" value={fields.kind} onChange={onChange}>
          <option value="sftp">SFTP (по SSH)</option>
          <option value="ftps">FTPS (FTP с шифрованием)</option>
          <option value="ftp">FTP (без шифрования)</option>
        </select>
      </label>
      {TEXT_FIELDS.map(([name, label, hint]) => (
        <label key={name}>
          {label}
          <input name={name} value={fields[name]} onChange={onChange} placeholder={hint} required />
        </label>
      ))}
      <label>
        Пароль
        <input
          name="password"
          type="password"
          autoComplete="off"
          value={fields.password}
          onChange={onChange}
          placeholder={hosting.hasPassword ? 'записан, меняется только новым' : ''}
          required={fields.kind !== 'sftp' && !hosting.hasPassword}
        />
      </label>
      <label hidden={fields.kind !== 'sftp'}>
        Файл ключа, если входят по ключу
        <input
          name="key"
          value={fields.key}
          onChange={onChange}
          placeholder="путь к файлу на компьютере"
        />
      </label>
      <button type="submit">Записать</button>
      <p role="status">
        {isUnsaved && 'Ещё не записано.'}
        {isSaved && 'Записано на этом компьютере. Подключение проверит «Опубликовать».'}
        {isSaved && needsPassword && ' Сервер или имя другие, поэтому впишите пароль ещё раз.'}
      </p>
    </form>
  );
}
