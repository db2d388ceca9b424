import { ask, type Content, useEditor } from './api';
import { Button } from './parts';

const KINDS: Record<string, string> = {
  copy: 'добавлена копия',
  up: 'поднято выше',
  down: 'опущено ниже',
  remove: 'удалено',
};

/** The changes of the sitting in words, each with its way back. */
export function Changes() {
  const { content, attempt } = useEditor();
  if (content.changes.length === 0) return <p>Пока ничего.</p>;
  return (
    <ol>
      {content.changes.map(({ id, kind, path, before, after }) => (
        <li key={id}>
          <b>{content.describe(path)}</b>
          <p>{KINDS[kind] ?? [<del key="before">{inWords(before)}</del>, ' → ', inWords(after)]}</p>
          <Button onClick={() => attempt(() => ask('undo', { id }))}>Вернуть</Button>
        </li>
      ))}
    </ol>
  );
}

/** The changes as the message of a commit. */
export function summarise(content: Content): string {
  const lines = content.changes.map(
    ({ kind, path, after }) => `${content.describe(path)}: ${KINDS[kind] ?? inWords(after)}`,
  );
  return ['Правки сайта\n', ...lines].join('\n');
}

function inWords(value: unknown): string {
  if (typeof value === 'object' && value) return Object.values(value).map(inWords).join(', ');
  return String(value ?? '') || 'ничего';
}
