import { useState } from 'react';
import type { State } from '../server';
import { Button, request, useEditor } from './api';
import { ownerOf } from './entries';

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
      <div role="log">
        {answer.split(/\n+(?! {2})/).map((section, index) => {
          const [heading, ...findings] = section.split('\n');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
            <div key={index}>
              {heading}
              {Object.entries(bySubject(state, findings)).map(([subject, lines]) => (
                <details key={subject}>
                  <summary>{`${subject}: ${lines.length}`}</summary>
                  <ul>
                    {lines.map(({ path, text }) => (
                      <li key={path + text}>
                        {text} {path && <Button onClick={() => open(path)}>Открыть</Button>}
                      </li>
                    ))}
                  </ul>
                </details>
              ))}
            </div>
          );
        })}
      </div>
      {state.remote && (
        <Button onClick={() => request('push', null).then(() => setPushed(true), refuse)}>
          Записать и отправить на GitHub
        </Button>
      )}
      <p role="status">{isPushed && 'Отправлено. Сайт обновится через несколько минут.'}</p>
    </>
  );
}

/** The findings of a check by the part of the site that they are about, each with the place to open. */
function bySubject({ places }: State, findings: string[]) {
  const subjects: Record<string, { path: string; text: string }[]> = {};
  for (const line of findings) {
    const [location = '', text = ''] = line.trim().split(/: (.*)/);
    const [, file, field] = /content\/([\w-]+)\.yaml, строка \d+, поле (.+)/.exec(location) ?? [];
    const [setting] = /NEXT_PUBLIC_\w+/.exec(location) ?? [];
    let path = file ? `${file}.${field}` : setting ? `env.${setting}` : '';
    // What is missing has no place yet.
    while (!places[path]) path = ownerOf(path);
    const subject = places[path.replace(/\..*/, '')]?.title || location;
    subjects[subject] = [...(subjects[subject] ?? []), { path, text }];
  }
  return subjects;
}
