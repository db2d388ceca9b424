import { useEffect, useRef, useState } from 'react';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { Findings } from './Findings';
import { refusalOf, request } from './request';
import type { Publication } from './use-publication';

/** Lists what is missing, checks, builds and uploads the site, and says how far it is. */
export function Publish() {
  const { state, publication, publish } = useEditor();
  const { withSamples, progress, question, end } = publication;
  const uploads = state.hosting.host !== '';
  const newest = useRef<HTMLDivElement>(null);
  // What has come last stays in view below the findings of the steps before.
  useEffect(() => {
    if (publication.steps.length > 0) newest.current?.scrollIntoView({ block: 'nearest' });
  }, [publication]);

  return (
    <>
      <Missing />
      <Button onClick={() => publish({ withSamples: false, intoForeignFolder: false })}>
        {uploads ? 'Проверить и опубликовать' : 'Проверить и собрать'}
      </Button>
      <Button onClick={() => publish({ withSamples: true, intoForeignFolder: false })}>
        {uploads ? 'Опубликовать с образцами' : 'Собрать с образцами'}
      </Button>
      {!uploads && (
        <p>Впишите хостинг в «Все поля» → «Настройки» → «Хостинг», и сайт загрузится туда сам.</p>
      )}
      <PublishLog {...publication} />
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
      <Push />
    </>
  );
}

/** What the checks before a publication find, as it is now. So each mend makes the lists shorter. */
function Missing() {
  const { missing, advice } = useEditor().state;
  return (
    <>
      {missing.findings.length > 0 ? (
        <Findings {...missing} open />
      ) : (
        <p>Всё главное на месте, сайт можно публиковать.</p>
      )}
      {advice.map((list) => (
        <Findings key={list.heading} {...list} />
      ))}
    </>
  );
}

function PublishLog({ steps, end }: Publication) {
  const { missing, advice } = useEditor().state;
  const headings = [missing, ...advice].map(({ heading }) => heading);
  return (
    <div role="log">
      {steps.map(({ title, notes }) => (
        <div key={title}>
          — {title} —
          {notes.map((note, index) =>
            'findings' in note ? (
              // The lists of the editor's own are above, as they are now.
              !headings.includes(note.heading) && <Findings key={note.heading} {...note} open />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes are only appended, so an index stays with its note.
              <Lines key={index} text={note.text} />
            ),
          )}
        </div>
      ))}
      {end && <Lines text={end} />}
    </div>
  );
}

function Lines({ text }: { text: string }) {
  return (
    text
      .trim()
      .split(/\n+/)
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and lines are only appended.
      .map((line, index) => <p key={index}>{line}</p>)
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

/** Sends the changes to GitHub, if the folder has a remote. */
function Push() {
  const { state, refuse } = useEditor();
  const [outcome, setOutcome] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function push() {
    setOutcome('');
    setIsSending(true);
    try {
      const response = await request('push', null);
      const { notes }: State = await response.json();
      setOutcome(notes.join(' '));
    } catch (error) {
      refuse(refusalOf(error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      {state.remote && (
        <Button disabled={isSending} onClick={push}>
          Записать и отправить на GitHub
        </Button>
      )}
      <p role="status">{outcome}</p>
    </>
  );
}
