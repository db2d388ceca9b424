import { useState } from 'react';
import type { State } from '../server';
import { Button, request, useEditor } from './api';

/** Runs what publishing runs, says how far it is, and links what is missing to its field. */
export function Publish() {
  const { state, refuse, open } = useEditor();
  const [answer, setAnswer] = useState('');
  const [isPushed, setPushed] = useState(false);

  async function publish(samples: boolean) {
    const { body } = await request('publish', samples);
    // A second press is refused and leaves what the first one has answered.
    setAnswer('');
    const write = (part: string) => setAnswer((before) => before + part);
    await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
  }

  return (
    <>
      <Button onClick={() => publish(false).catch(refuse)}>Проверить и собрать</Button>
      <Button onClick={() => publish(true).catch(refuse)}>Собрать с образцами</Button>
      <ol role="log">
        {answer.split('\n').map((line, index) => {
          const path = nearest(state, pathIn(line));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
            <li key={index}>
              {line} {path && <Button onClick={() => open(path)}>Открыть</Button>}
            </li>
          );
        })}
      </ol>
      {state.remote && (
        <Button onClick={() => request('push', null).then(() => setPushed(true), refuse)}>
          Записать и отправить на GitHub
        </Button>
      )}
      <p role="status">{isPushed && 'Отправлено. Сайт обновится через несколько минут.'}</p>
    </>
  );
}

/** The place, or what it is missing in. */
const nearest = (state: State, path: string): string =>
  state.places[path] ? path : nearest(state, path.replace(/\.?[^.]*$/, ''));

/** The place that a line of a check is about. */
function pathIn(line: string): string {
  const [, file, field] = /content\/([\w-]+)\.yaml, строка \d+, поле ([^:]+):/.exec(line) ?? [];
  const [setting] = /NEXT_PUBLIC_\w+|PUBLISH_SAMPLES/.exec(line) ?? [];
  return file ? `${file}.${field}` : setting ? `env.${setting}` : '';
}
