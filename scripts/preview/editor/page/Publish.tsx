import { useEffect, useRef, useState } from 'react';
import type { PublishEvent, PublishRequest } from '../../../publish/events';
import { Button, request, useEditor } from './api';
import { Findings } from './Findings';

/** A publication as far as it has come. */
type Publication = {
  steps: { title: string; text: string }[];
  progress?: Extract<PublishEvent, { type: 'progress' }>;
  question?: string;
  end?: string;
};

/** Checks, builds and uploads the site, says how far it is, and links what is missing to its field. */
export function Publish() {
  const { state, refuse } = useEditor();
  const [publication, setPublication] = useState<Publication>({ steps: [] });
  const [withSamples, setWithSamples] = useState(false);
  const [isPushed, setPushed] = useState(false);
  const { steps, progress, question, end } = publication;
  const uploads = state.hosting.host !== '';
  const newest = useRef<HTMLDivElement>(null);
  // What has come last stays in view below the findings of the steps before.
  useEffect(() => {
    if (publication.steps.length > 0) newest.current?.scrollIntoView({ block: 'nearest' });
  }, [publication]);

  function publish(options: PublishRequest) {
    setWithSamples(options.withSamples);
    readEvents(options, {
      onStart: () => setPublication({ steps: [] }),
      onEvent: (event) => setPublication((before) => afterEvent(before, event)),
    }).catch(refuse);
  }

  return (
    <>
      <Button onClick={() => publish({ withSamples: false, intoForeignFolder: false })}>
        {uploads ? 'Проверить и опубликовать' : 'Проверить и собрать'}
      </Button>
      <Button onClick={() => publish({ withSamples: true, intoForeignFolder: false })}>
        {uploads ? 'Опубликовать с образцами' : 'Собрать с образцами'}
      </Button>
      {!uploads && (
        <p>Впишите хостинг в «Все поля» → «Настройки» → «Хостинг», и сайт загрузится туда сам.</p>
      )}
      <div role="log">
        {steps.map(({ title, text }) => (
          <div key={title}>
            — {title} —{text && <Findings text={text} />}
          </div>
        ))}
        {end && <Findings text={end} />}
      </div>
      {progress && <UploadProgress {...progress} />}
      {question && end && (
        <div role="alert">
          {question}{' '}
          <Button onClick={() => publish({ withSamples, intoForeignFolder: true })}>
            Опубликовать сюда
          </Button>
        </div>
      )}
      <div ref={newest} />
      {state.remote && (
        <Button onClick={() => request('push', null).then(() => setPushed(true), refuse)}>
          Записать и отправить на GitHub
        </Button>
      )}
      <p role="status">{isPushed && 'Отправлено. Сайт обновится через несколько минут.'}</p>
    </>
  );
}

function UploadProgress({ sent, total, file, files }: NonNullable<Publication['progress']>) {
  return (
    <label>
      Файл {file} из {files}
      <progress value={sent} max={total || 1} />
    </label>
  );
}

type Listeners = { onStart: () => void; onEvent: (event: PublishEvent) => void };

/** Starts a publication. A second one at the same time is refused, and the first goes on. */
async function readEvents(options: PublishRequest, { onStart, onEvent }: Listeners) {
  const { body } = await request('publish', options);
  onStart();
  let rest = '';
  const write = (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onEvent(JSON.parse(line));
  };
  await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
}

function afterEvent(before: Publication, event: PublishEvent): Publication {
  const { steps } = before;
  const current = steps.at(-1);
  switch (event.type) {
    case 'step': {
      const title = `${event.number} из ${event.of}. ${event.title}`;
      return { steps: [...steps, { title, text: '' }] };
    }
    case 'text':
      return current
        ? {
            ...before,
            steps: [...steps.slice(0, -1), { ...current, text: current.text + event.text }],
          }
        : before;
    case 'progress':
      return { ...before, progress: event };
    case 'question':
      return { ...before, question: event.text };
    case 'end':
      return { steps, end: event.text, ...(before.question && { question: before.question }) };
  }
}
