import { Button } from './Button';
import { useEditor } from './context';

/** The changes of the last day in words, each with its way back. */
export function Changes() {
  const { state, act } = useEditor();
  if (state.changes.length === 0) return <p>Пока ничего.</p>;
  return (
    <ol>
      {state.changes.map(({ id, label, before, after }) => (
        <li key={id}>
          <b>{label}</b>
          <p>
            {before !== undefined && [<del key="before">{before}</del>, ' → ']}
            {after}
          </p>
          <Button onClick={() => act('undo', { id })}>Отменить правку</Button>
        </li>
      ))}
    </ol>
  );
}
