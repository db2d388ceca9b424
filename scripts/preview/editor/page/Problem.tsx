import type { Change, Refusal } from '../change';
import { Button } from './parts';

/** Why something was not done, and for a change the way to do it all the same. */
export type Refused = Refusal & { retry?(part: Partial<Change>): void };

type ProblemProps = { refused: Refused; typed?: unknown };

export function Problem({ refused: { message, now, references, retry }, typed }: ProblemProps) {
  const value = typed === undefined ? {} : { value: typed };
  return (
    <div role="alert">
      <p>{message}</p>
      {now && (
        <>
          <p>Сейчас в файле: {[...new Set(now)].join('; ')}</p>
          <Button onClick={() => retry?.({ was: now, ...value })}>Записать моё</Button>
        </>
      )}
      {references?.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {references && <Button onClick={() => retry?.({ all: true })}>Убрать и это</Button>}
    </div>
  );
}
