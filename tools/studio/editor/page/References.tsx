import { formatCount } from '../../../../lib/format';
import { Button } from './Button';
import { useEditor } from './context';
import { referencesTo } from './entries';

/** Where else a number is named, each place with a button that opens it. */
export function References({ path }: { path: string }) {
  const { state, open } = useEditor();
  const references = referencesTo(path, state);
  if (references.length === 0) return null;
  const count = formatCount(references.length, ['месте', 'местах', 'местах']);
  return (
    <details>
      <summary>{`Стоит ещё в ${count}`}</summary>
      <ul>
        {references.map(({ at }) => (
          <li key={at}>
            <Button onClick={() => open(at)}>{state.places[at]?.label}</Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
