import { useState } from 'react';
import { ask, useEditor } from './api';
import { summarise } from './Changes';
import { Button } from './parts';

type Line = { step?: string; line?: string; failed?: string; folder?: string; remote?: string };

/** Runs what publishing runs, says how far it is, and links what is missing to its field. */
export function Publish() {
  const { content, attempt, open } = useEditor();
  const [answer, setAnswer] = useState('');
  const [isPushed, setPushed] = useState(false);
  const lines = answer
    .split('\n')
    .slice(0, -1)
    .map((line): Line => JSON.parse(line));
  const { failed, folder, remote } = lines.at(-1) ?? {};

  async function publish(query: string) {
    const { body } = await ask('publish', {}, query);
    // A second press is refused and leaves what the first one has answered.
    setAnswer('');
    const write = (part: string) => setAnswer((before) => before + part);
    await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
  }

  return (
    <>
      <Button onClick={() => attempt(() => publish(''))}>Проверить и собрать</Button>
      {failed === 'launch-check' && (
        <Button onClick={() => attempt(() => publish('&samples'))}>Собрать с образцами</Button>
      )}
      <ol role="log">
        {lines.map(({ step, line }, index) => {
          const path = pathIn(line);
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
      {remote && (
        <Button
          onClick={() =>
            attempt(
              () => ask('push', { message: summarise(content) }),
              () => setPushed(true),
            )
          }
        >
          Записать и отправить на GitHub
        </Button>
      )}
      <p role="status">{isPushed && 'Отправлено. Сайт обновится через несколько минут.'}</p>
    </>
  );
}

/** The place that a line of a check is about. */
function pathIn(line = ''): string | undefined {
  const [, file, field] = /content\/([\w-]+)\.yaml, строка \d+, поле ([^:]+):/.exec(line) ?? [];
  const [setting] = /NEXT_PUBLIC_\w+|PUBLISH_SAMPLES/.exec(line) ?? [];
  return file ? `${file}.${field}` : setting && `.env.${setting}`;
}
