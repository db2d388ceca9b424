import { useState } from 'react';
import type { Line } from '../publish';
import type { State } from '../server';
import { ask, request, useEditor } from './api';
import { Button } from './parts';

/** Runs what publishing runs, says how far it is, and links what is missing to its field. */
export function Publish() {
  const { state, attempt, open } = useEditor();
  const [answer, setAnswer] = useState('');
  const [isPushed, setPushed] = useState(false);
  const lines = answer
    .split('\n')
    .slice(0, -1)
    .map((line): Line => JSON.parse(line));
  const { failed, folder, remote } = lines.at(-1) ?? {};

  const publish = (samples: boolean) =>
    attempt(async () => {
      const { body } = await request('publish', samples);
      // A second press is refused and leaves what the first one has answered.
      setAnswer('');
      const write = (part: string) => setAnswer((before) => before + part);
      await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
    });
  const push = () => attempt(() => ask('push').then(() => setPushed(true)));

  return (
    <>
      <Button onClick={() => publish(false)}>Проверить и собрать</Button>
      {failed === 'launch-check' && (
        <Button onClick={() => publish(true)}>Собрать с образцами</Button>
      )}
      <ol role="log">
        {lines.map(({ step, line }, index) => {
          const path = nearest(state, pathIn(line));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
            <li key={index}>
              <b>{step}</b>
              {line} {path && <Button onClick={() => open(path)}>Открыть</Button>}
            </li>
          );
        })}
      </ol>
      {failed && <p role="alert">Остановлено. Исправьте названное выше и начните ещё раз.</p>}
      {folder && (
        <p role="status">
          Готово: {folder}. Загрузите содержимое этой папки на хостинг, в папку сайта, вместе со
          скрытым файлом .htaccess.
        </p>
      )}
      {remote && <Button onClick={push}>Записать и отправить на GitHub</Button>}
      <p role="status">{isPushed && 'Отправлено. Сайт обновится через несколько минут.'}</p>
    </>
  );
}

/** The place, or what it is missing in. */
const nearest = (state: State, path: string): string =>
  state.places[path] ? path : nearest(state, path.replace(/\.?[^.]*$/, ''));

/** The place that a line of a check is about. */
function pathIn(line = ''): string {
  const [, file, field] = /content\/([\w-]+)\.yaml, строка \d+, поле ([^:]+):/.exec(line) ?? [];
  const [setting] = /NEXT_PUBLIC_\w+|PUBLISH_SAMPLES/.exec(line) ?? [];
  return file ? `${file}.${field}` : setting ? `env.${setting}` : '';
}
