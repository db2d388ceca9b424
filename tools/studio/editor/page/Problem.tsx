import { isIn } from '../paths';
import { Button } from './Button';
import { type Refused, useEditor } from './context';
import { nearestPlace } from './nearest-place';

/** Why something was not done, each place with a button that opens it. `own` is the place of the form around. */
export function Problem({ refused, own }: { refused: Refused; own?: string }) {
  const { refuse } = useEditor();
  const { message, problems = [], label, retry, form } = refused;
  if (!message && problems.length === 0) return null;
  return (
    <div role="alert">
      {form && !own && <ClosedForm path={form} />}
      {message && <p>{message}</p>}
      {problems.map((problem) => (
        <PlaceProblem key={problem.path + problem.message} {...problem} own={own} />
      ))}
      {retry && <Button onClick={retry}>{label}</Button>}
      {!own && <Button onClick={() => refuse(undefined)}>Закрыть</Button>}
    </div>
  );
}

/** The form that could not be saved is closed by now, and its words are a draft. */
function ClosedForm({ path }: { path: string }) {
  const { state, open } = useEditor();
  return (
    <p>
      <b>{state.places[path]?.label}</b> не сохранено.{' '}
      <Button onClick={() => open(path)}>Вернуться к этим словам</Button>
    </p>
  );
}

type PlaceProblemProps = NonNullable<Refused['problems']>[number] & { own?: string | undefined };

function PlaceProblem({ path, titles, message, own }: PlaceProblemProps) {
  const { state, open } = useEditor();
  const nearest = nearestPlace(path, state);
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.$/, '')}.`;
  if (own && isIn(path, own)) {
    const inside = titles.slice(own.split('.').length);
    return <p>{[...inside, sentence].join(' → ')}</p>;
  }
  if (!nearest) return <p>{sentence}</p>;
  return (
    <p>
      <b>{state.places[nearest]?.label}</b>: {message}.{' '}
      <Button onClick={() => open(nearest)}>Открыть</Button>
    </p>
  );
}
