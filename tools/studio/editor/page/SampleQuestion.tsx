import { useEffect, useState } from 'react';
import type { State } from '../state';
import { Button } from './Button';
import { useEditor } from './context';
import { returnFocus } from './focus';
import { useAnswer } from './use-answer';

/** Asks once, when nothing of a sample is left, whether its mark goes. */
export function SampleQuestion() {
  const { state } = useEditor();
  const [known, setKnown] = useState(() => replacedSamples(state).map(({ text }) => text));
  const answer = useAnswer();
  const finding = replacedSamples(state).find(({ text }) => !known.includes(text));
  if (!finding) return null;
  const { text, place = '' } = finding;
  const settle = () => setKnown([...known, text]);

  function onOwn() {
    settle();
    if (finding) answer(finding);
  }

  return <Question key={text} {...{ text, place, onOwn, onSample: settle }} />;
}

type QuestionProps = { text: string; place: string; onOwn(): void; onSample(): void };

/** Once it is answered, the focus is again where it was before the text or the picture was replaced. */
function Question({ text, place, onOwn, onSample }: QuestionProps) {
  useEffect(() => () => returnFocus(place), [place]);
  return (
    <div role="status" className="question">
      {`${text.charAt(0).toUpperCase()}${text.slice(1)}`}{' '}
      <Button onClick={onOwn}>Это уже моё</Button>
      <Button onClick={onSample}>Ещё образец</Button>
    </div>
  );
}

/** The findings about entries that are marked as samples and have nothing left of one. */
const replacedSamples = ({ missing }: State) =>
  missing.findings.filter(({ answer }) => answer?.label === 'Это уже моё');
