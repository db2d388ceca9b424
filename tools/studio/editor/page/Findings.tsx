import type { MouseEvent } from 'react';
import { describeFinding, type Finding, type FindingList } from '../../../../lib/finding';
import { fileNameOf } from '../paths';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { nearestPlace } from './nearest-place';
import { useAnswer } from './use-answer';

/**
 * Shows the findings of a check by part of the site, each with a button that opens its place and, where one press
 * settles it, with another one for that. Findings about no part of the site are plain lines.
 */
export function Findings({ heading, findings, open }: FindingList & { open?: boolean }) {
  const { state } = useEditor();
  if (findings.length === 0) return null;
  const titled = findings.map((finding) => ({ finding, part: titleOfPart(state, finding) }));
  const parts = new Set(titled.flatMap(({ part }) => part ?? []));
  const of = (title: string | undefined) =>
    titled.flatMap(({ finding, part }) => (part === title ? finding : []));
  return (
    <details open={open}>
      <summary>{`${heading} ${findings.length}`}</summary>
      {[...parts].map((part) => (
        <FindingsOfPart key={part} title={part} findings={of(part)} />
      ))}
      {of(undefined).map((finding) => (
        <p key={describeFinding(finding)}>{describeFinding(finding)}</p>
      ))}
    </details>
  );
}

function FindingsOfPart({ title, findings }: { title: string; findings: readonly Finding[] }) {
  const { state, open } = useEditor();
  const answer = useAnswer();
  const onAnswer = (finding: Finding) => (event: MouseEvent<HTMLButtonElement>) => {
    focusNextFinding(event.currentTarget);
    answer(finding);
  };
  return (
    <section>
      <b>{`${title}: ${findings.length}`}</b>
      <ul>
        {findings.map((finding) => (
          <li key={describeFinding(finding)}>
            {finding.text}{' '}
            {finding.answer && <Button onClick={onAnswer(finding)}>{finding.answer.label}</Button>}
            <Button onClick={() => open(nearestPlace(finding.place ?? '', state))}>Открыть</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An answered finding goes, so the focus moves on to the one after it. */
function focusNextFinding(button: HTMLButtonElement) {
  const all = button.closest('aside')?.querySelectorAll<HTMLElement>('li button') ?? [];
  // Those of a closed list cannot have the focus.
  const buttons = [...all].filter((other) => other.checkVisibility());
  const item = button.closest('li');
  const after = buttons
    .slice(buttons.indexOf(button))
    .find((other) => other.closest('li') !== item);
  (after ?? buttons.findLast((other) => other.closest('li') !== item))?.focus();
}

/** Returns the Russian name of the part of the site that a finding is about. */
function titleOfPart(state: State, { place }: Finding): string | undefined {
  return place && state.places[fileNameOf(nearestPlace(place, state))]?.title;
}
