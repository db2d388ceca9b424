import { useState } from 'react';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { useAnswer } from './use-answer';

/** Asks once, when nothing of a sample is left, whether its mark goes. */
export function SampleQuestion() {
  const { state } = useEditor();
  const [known, setKnown] = useState(() => replacedSamples(state).map(({ text }) => text));
  const answer = useAnswer();
  const finding = replacedSamples(state).find(({ text }) => !known.includes(text));
  if (!finding) return null;
  const settle = () => setKnown([...known, finding.text]);

  function onOwn() {
    settle();
    if (finding) answer(finding);
  }

  return (
    <div role="status" className="question">
      {finding.text} <Button onClick={onOwn}>Это уже моё</Button>
      <Button onClick={settle}>Ещё образец</Button>
    </div>
  );
}

/** The findings about entries that are marked as samples and have nothing left of one. */
const replacedSamples = ({ missing }: State) =>
  missing.findings.filter(({ answer }) => answer?.label === 'Это уже моё');
