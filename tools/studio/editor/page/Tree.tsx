import { useState } from 'react';
import { NEW_ENTRY } from '../names';
import type { EditablePlace } from '../places';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { Hosting } from './Hosting';
import { useHasHostingDraft } from './hosting-draft';

type PlaceAtPath = EditablePlace & { at: string };

/** What a place holds, all files at first, by the names of the fields; each value and each entry opens its form. */
export function Tree({ path = '' }: { path?: string }) {
  const { state, open } = useEditor();
  const hasDraft = useHasHostingDraft(state);
  const [isHostingOpen] = useState(hasDraft);
  const place = state.places[path];
  if (!place) return null;
  const innerPlaces = (place.inner ?? [])
    .map((at) => ({ at, ...(state.places[at] as EditablePlace) }))
    // Ids only connect entries, so they are hidden.
    .filter((innerPlace) => !innerPlace.at.endsWith('.id'));
  return (
    <ul>
      {path.endsWith('.meta') && (
        <li>
          <b>{state.places[`${path}.title`]?.text}</b>
          <p>{state.places[`${path}.description`]?.text}</p>
        </li>
      )}
      {innerPlaces.map((innerPlace) => (
        <li key={innerPlace.at}>
          <TreeItem {...innerPlace} />
        </li>
      ))}
      {path === 'env' && (
        <li>
          <details open={isHostingOpen}>
            <summary>Хостинг</summary>
            <Hosting />
          </details>
        </li>
      )}
      {place.additions.map((at) => {
        // The place of a new entry has another number after each addition, but its button keeps the focus.
        const title = titleOfAddition(at, state);
        return (
          <li key={title}>
            <Button onClick={() => open(at)}>{title}</Button>
          </li>
        );
      })}
    </ul>
  );
}

function titleOfAddition(at: string, { places }: State): string {
  const place = places[at];
  return place?.isOptional && place.title !== NEW_ENTRY
    ? `Добавить: ${place.title}`
    : 'Добавить запись';
}

function TreeItem(innerPlace: PlaceAtPath) {
  const { state, open } = useEditor();
  const hasDraft = useHasHostingDraft(state);
  const [isOpen] = useState(hasDraft && innerPlace.at === 'env');
  if (innerPlace.control.kind !== 'parts') {
    return <Button onClick={() => open(innerPlace.at)}>{titleWithValue(innerPlace, state)}</Button>;
  }
  return (
    <details open={isOpen}>
      <summary>{innerPlace.title}</summary>
      <Tree path={innerPlace.at} />
    </details>
  );
}

/** «Заголовок: Вопросы», «Часы: 9:00, 18:00, Europe/Moscow». The title of a figure has its value already. */
function titleWithValue(
  { at, title, text, control, inner }: PlaceAtPath,
  { places }: State,
): string {
  const isTogether = control.kind === 'whole' && control.isTogether;
  if (isTogether && !at.startsWith('figures.')) {
    const texts = inner?.flatMap((innerPath) => places[innerPath]?.text || []) ?? [];
    return `${title}: ${texts.join(', ')}`;
  }
  return inner ? title : `${title}: ${text || '—'}`;
}
