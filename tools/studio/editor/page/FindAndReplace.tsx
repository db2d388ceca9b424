import { useState } from 'react';
import { formatCount } from '../../../../lib/format';
import type { Edit } from '../yaml-edit';
import { Button } from './Button';
import { useEditor } from './context';
import { hasWords, replaceWords } from './replace-words';
import { useChanges } from './use-changes';
import { withoutInvisible } from './without-invisible';

/** Lists every place with some words, to be opened or replaced, one by one or all. Case forms are left to the owner. */
export function FindAndReplace({ words }: { words: string }) {
  const { state, isBusy, open } = useEditor();
  const { change } = useChanges(state);
  const [replacement, setReplacement] = useState('');
  const matches = Object.entries(state.places).filter(
    ([, { inner, limit, written }]) => !inner && limit && hasWords(String(written ?? ''), words),
  );
  // While a change is being saved, the texts of the list may still change or move.
  const canReplace = replacement !== '' && !isBusy;

  function replace(paths: string[]) {
    const edits = paths.map((path): Edit => {
      const text = String(state.places[path]?.written ?? '');
      return { action: 'set', path, value: replaceWords(text, words, replacement) };
    });
    const done = `«${words}» заменено на «${replacement}», мест: ${paths.length}`;
    change(paths[0] ?? '', edits, paths.length > 1 ? { done } : {});
  }

  if (matches.length === 0) return <p>Таких слов в текстах нет.</p>;
  return (
    <>
      <input
        aria-label="Заменить на"
        placeholder="Заменить на"
        value={replacement}
        onChange={({ target }) => setReplacement(withoutInvisible(target.value))}
      />
      <Button disabled={!canReplace} onClick={() => replace(matches.map(([path]) => path))}>
        {`Заменить везде: ${formatCount(matches.length, ['место', 'места', 'мест'])}`}
      </Button>
      <ul>
        {matches.map(([path, { label, text }]) => (
          <li key={path}>
            <b>{label}</b>
            <p>{text}</p>
            <Button onClick={() => open(path)}>Открыть</Button>
            <Button disabled={!canReplace} onClick={() => replace([path])}>
              Заменить
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
