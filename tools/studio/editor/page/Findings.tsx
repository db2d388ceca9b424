import { describeFinding, type Finding, type FindingList } from '../../../../lib/finding';
import { fileNameOf } from '../paths';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { nearestPlace } from './nearest-place';

/**
 * Shows the findings of a check by part of the site, each with a button that opens its place. Findings about no part
 * of the site are plain lines.
 */
export function Findings({ heading, findings }: FindingList) {
  const { state } = useEditor();
  const titled = findings.map((finding) => ({ ...finding, part: titleOfPart(state, finding) }));
  const parts = new Set(titled.flatMap(({ part }) => part ?? []));
  return (
    <div>
      {heading}
      {[...parts].map((part) => (
        <FindingsOfPart
          key={part}
          title={part}
          findings={titled.filter((finding) => finding.part === part)}
        />
      ))}
      {titled
        .filter(({ part }) => !part)
        .map(describeFinding)
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and their order stays.
          <p key={index}>{line}</p>
        ))}
    </div>
  );
}

function FindingsOfPart({ title, findings }: { title: string; findings: readonly Finding[] }) {
  const { state, open } = useEditor();
  return (
    <details>
      <summary>{`${title}: ${findings.length}`}</summary>
      <ul>
        {findings.map((finding) => (
          <li key={describeFinding(finding)}>
            {finding.text}{' '}
            <Button onClick={() => open(nearestPlace(finding.place ?? '', state))}>Открыть</Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns the Russian name of the part of the site that a finding is about. */
function titleOfPart(state: State, { place = '' }: Finding): string | undefined {
  return state.places[fileNameOf(nearestPlace(place, state))]?.title;
}
