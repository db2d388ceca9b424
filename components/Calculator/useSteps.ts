import { useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { announceGoal } from '@/lib/browser/goals';

/** The step that is shown, counted from 0. A move focuses its heading, so that screen readers announce it. */
export function useSteps(count: number) {
  const [step, open] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  useLayoutEffect(() => {
    if (!moved.current) return;
    heading.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ behavior: 'instant' });
    // Both the finish button and skipping the last step finish; a link that opens a result does not.
    if (step === count) announceGoal('calculator_finished');
  }, [step, count]);

  function go(to: number) {
    moved.current = true;
    afterPaint(() => open(to));
  }

  return { step, root, heading, go, open };
}
