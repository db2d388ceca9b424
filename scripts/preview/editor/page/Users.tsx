import { formatCount } from '../../../../lib/format';
import { Button, useEditor } from './api';
import { isIn, usersOf } from './entries';

/** Where else a number is named, each place with a button that opens it. */
export function Users({ path }: { path: string }) {
  const { state, open } = useEditor();
  const { path: number = path } = state.figures.find((figure) => isIn(path, figure.path)) ?? {};
  const users = usersOf(number, state);
  if (users.length === 0) return null;
  const count = formatCount(users.length, ['месте', 'местах', 'местах']);
  return (
    <details>
      <summary>{`Стоит ещё в ${count}`}</summary>
      <ul>
        {users.map(({ at }) => (
          <li key={at}>
            <Button onClick={() => open(at)}>{state.places[at]?.label}</Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
