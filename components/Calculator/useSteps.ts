import { useCallback, useEffect, useRef, useState } from 'react';
import { announceGoal } from '@/lib/browser/goals';

/**
 * The step that is shown, counted from 0; the result follows the last one. After a move the count of the step stands under
 * the header, and the focus is on its heading, so that screen readers announce it. The first view takes no focus.
 */
export function useSteps(count: number) {
  const [step, setStep] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const finished = step >= count;

  const heading = useCallback((mounted: HTMLHeadingElement | null) => {
    if (!mounted) return;
    shown.current = mounted;
    if (!moved.current) return;
    mounted.focus({ preventScroll: true });
    root.current?.scrollIntoView({ behavior: 'instant' });
  }, []);

  // Both the finish button and skipping the last step finish; a link that opens a result does not.
  useEffect(() => {
    if (finished && moved.current) announceGoal('calculator_finished');
  }, [finished]);

  function go(move: (step: number) => number) {
    moved.current = true;
    // The browser first paints its own feedback to the click.
    requestAnimationFrame(() =>
      setTimeout(() => setStep((from) => Math.max(0, Math.min(move(from), count)))),
    );
  }

  const focusHeading = () => shown.current?.focus({ preventScroll: true });
  return { step, finished, root, heading, go, open: setStep, focusHeading };
}
