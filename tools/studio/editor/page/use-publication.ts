import { useRef, useState } from 'react';
import type { FindingList } from '../../../../lib/finding';
import type { PublishEvent, PublishRequest } from '../../../shared/publish-events';
import { failStopped, request } from './request';

/** Output of a step: text, or the findings of a check. */
type Note = { text: string } | FindingList;

/** A publication as far as it has come. */
export type Publication = {
  withSamples: boolean;
  steps: { title: string; notes: Note[] }[];
  /** True while it reads the texts, and changes wait. */
  isBuilding: boolean;
  progress?: Extract<PublishEvent, { type: 'progress' }>;
  question?: string;
  end?: string;
};

const NONE: Publication = { withSamples: false, steps: [], isBuilding: false };

/** The last publication since the preview began. The preview remembers it, so it survives a reload of the page. */
export function usePublication(showError: (error: unknown) => void) {
  const [publication, setPublication] = useState(NONE);
  const isReading = useRef(false);

  async function read(action: 'publish' | 'publication', options: PublishRequest | null) {
    const { body } = await request(action, options);
    isReading.current = true;
    const onLine = (line: string) =>
      setPublication((before) => afterEvent(before, JSON.parse(line)));
    await readLines(body, onLine).finally(() => {
      isReading.current = false;
    });
  }

  return {
    publication,
    /** A second publication at the same time is refused, and the first goes on. */
    publish: (options: PublishRequest) => read('publish', options).catch(showError),
    /** Shows a publication that was started before, by this page or another one. */
    watch: () => isReading.current || read('publication', null).catch(showError),
  };
}

async function readLines(body: Response['body'], onLine: (line: string) => void) {
  let rest = '';
  const write = (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  };
  const lines = body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
  await lines?.catch(failStopped);
}

function afterEvent(before: Publication, event: PublishEvent): Publication {
  const { steps } = before;
  switch (event.type) {
    case 'start':
      return { ...NONE, withSamples: event.withSamples, isBuilding: true };
    case 'step': {
      const title = `${event.number} из ${event.of}. ${event.title}`;
      const { progress: _, ...rest } = before;
      return { ...rest, steps: [...steps, { title, notes: [] }] };
    }
    case 'text':
      return { ...before, steps: withNote(steps, event) };
    case 'findings':
      return { ...before, steps: withNote(steps, event) };
    case 'progress':
      return { ...before, progress: event };
    case 'question':
      return { ...before, question: event.text };
    case 'built':
      return { ...before, isBuilding: false };
    case 'end': {
      const { progress: _, ...rest } = before;
      return { ...rest, isBuilding: false, end: event.text };
    }
  }
}

/** Adds output to the newest step. Text arrives in pieces, so it continues the text before it. */
function withNote(steps: Publication['steps'], note: Note): Publication['steps'] {
  const newest = steps.at(-1);
  if (!newest) return steps;
  const { notes } = newest;
  const last = notes.at(-1);
  const added =
    last && 'text' in last && 'text' in note
      ? [...notes.slice(0, -1), { text: last.text + note.text }]
      : [...notes, note];
  return [...steps.slice(0, -1), { ...newest, notes: added }];
}
