import { type FormEvent, useState } from 'react';
import type { Bodies } from '../actions';
import { useEditor } from './context';
import { withoutInvisible } from './without-invisible';

const TEXT_FIELDS = [
  ['host', 'Сервер, с портом, если он назван', 'server12.host.ru или server12.host.ru:2222'],
  ['user', 'Имя для входа, его же называют логином', ''],
  ['folder', 'Папка сайта на хостинге', 'public_html или www/адрес-сайта'],
] as const;

/** The form of the hosting. Its password goes to the .env file of this computer and never comes back. */
export function Hosting() {
  const { state, act } = useEditor();
  const { hosting } = state;
  const [progress, setProgress] = useState<'typed' | 'saved'>();
  const [kind, setKind] = useState(hosting.kind || 'sftp');
  // A saved password goes to no other server.
  const needsPassword = !hosting.hasPassword && !hosting.key;

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const onDone = () => {
      form.reset();
      setProgress('saved');
    };
    act('hosting', hostingIn(form), { onDone });
  }

  return (
    <form
      className="hosting"
      data-unsaved={progress === 'typed' || undefined}
      onSubmit={save}
      onChange={() => setProgress('typed')}
    >
      <label>
        Вид подключения
        <select name="kind" value={kind} onChange={(event) => setKind(event.target.value)}>
          <option value="sftp">SFTP (по SSH)</option>
          <option value="ftps">FTPS (FTP с шифрованием)</option>
          <option value="ftp">FTP (без шифрования)</option>
        </select>
      </label>
      {TEXT_FIELDS.map(([name, label, hint]) => (
        <label key={name}>
          {label}
          <input name={name} defaultValue={hosting[name]} placeholder={hint} required />
        </label>
      ))}
      <label>
        Пароль
        <input
          name="password"
          type="password"
          autoComplete="off"
          placeholder={hosting.hasPassword ? 'записан, меняется только новым' : ''}
          required={kind !== 'sftp' && !hosting.hasPassword}
        />
      </label>
      <label hidden={kind !== 'sftp'}>
        Файл ключа, если входят по ключу
        <input name="key" defaultValue={hosting.key} placeholder="путь к файлу на компьютере" />
      </label>
      <button type="submit">Записать</button>
      <p role="status">
        {progress === 'saved' &&
          'Записано на этом компьютере. Подключение проверит «Опубликовать».'}
        {progress === 'saved' &&
          needsPassword &&
          ' Сервер или имя другие, поэтому впишите пароль ещё раз.'}
      </p>
    </form>
  );
}

function hostingIn(form: HTMLFormElement): Bodies['hosting'] {
  const data = new FormData(form);
  const textOf = (name: string) => withoutInvisible(String(data.get(name) ?? ''));
  return {
    // One of the options of the field.
    kind: textOf('kind') as Bodies['hosting']['kind'],
    host: textOf('host'),
    user: textOf('user'),
    folder: textOf('folder'),
    key: textOf('key'),
    password: String(data.get('password') ?? ''),
  };
}
