'use client';

import { type FormEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { afterNextPaint } from '@/lib/browser/after-paint';
import { announceGoal } from '@/lib/browser/goals';
import { announceHydrated } from '@/lib/browser/hydration';
import { firstStep, isLastStep, move, progressOf, STEP_COUNT } from '@/lib/calculator';
import type { ContactLink } from '@/lib/channels';
import { estimate } from '@/lib/estimate';
import { Button } from '../Button/Button';
import styles from './Calculator.module.css';
import { CalculatorStep, type StepWords } from './CalculatorStep';
import { EstimateResult, type ResultWords } from './EstimateResult';
import { RunningTotal } from './RunningTotal';
import type { OfferedService } from './ServiceOption';

export type CalculatorWords = {
  label: string;
  progress: string;
  step: string;
  of: string;
  selected: string;
  oneTime: string;
  monthly: string;
  total: string;
  nothingYet: string;
  back: string;
  next: string;
  skip: string;
  finish: string;
  noScript: string;
  late: string;
};

type CalculatorProps = {
  steps: readonly (StepWords & { services: readonly string[] })[];
  services: readonly OfferedService[];
  words: CalculatorWords;
  result: ResultWords;
  call: { title: string; text: string; close: string };
  contacts: readonly ContactLink[];
};

/**
 * The estimate form. The choices live in its native checkboxes, which all stay in the page, so that nothing
 * ticked before this script arrived is lost and going back finds every answer.
 */
export function Calculator({ steps, services, words, result, call, contacts }: CalculatorProps) {
  const [state, dispatch] = useReducer(move, firstStep);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (form.current) setChosen(readChoices(form.current));
    announceHydrated(form.current);
  }, []);

  // After a step the focus goes to its heading: to the ear it is a new page. The first view takes no focus.
  const heading = useCallback((arrived: HTMLHeadingElement | null) => {
    if (moved.current) arrived?.focus();
  }, []);

  function go(type: 'next' | 'back' | 'restart') {
    moved.current = true;
    // The press is seen at once; the step it leads to may take a slow phone a moment more.
    afterNextPaint(() => dispatch({ type }));
  }

  // The last step may be skipped too.
  useEffect(() => {
    if (state.finished) announceGoal('calculator_finished');
  }, [state.finished]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    go('next');
  }

  function choose(event: FormEvent<HTMLFormElement>) {
    const choices = readChoices(event.currentTarget);
    // The tick is the browser's and is there at once; the sums may take a slow phone a moment more.
    afterNextPaint(() => setChosen(choices));
  }

  function restart() {
    form.current?.reset();
    setChosen(new Set());
    go('restart');
  }

  const sums = estimate(services, chosen);
  const next = isLastStep(state) ? words.finish : words.next;

  return (
    <div id="estimate" className={styles.calculator} data-finished={state.finished}>
      <p className={styles.noScript}>{words.noScript}</p>
      <p className={styles.late}>{words.late}</p>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        data-island
        aria-label={words.label}
        hidden={state.finished}
        onSubmit={onSubmit}
        onChange={choose}
      >
        <div className={styles.status}>
          <p>
            {words.step} {state.step + 1} {words.of} {STEP_COUNT}
          </p>
          <p role="status">
            {words.selected}: {sums.count}
          </p>
          <div
            className={styles.progress}
            role="progressbar"
            aria-label={words.progress}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progressOf(state)}
          >
            <div className={styles.bar} data-step={state.step} />
          </div>
        </div>
        {steps.map(({ services: ids, ...step }, index) => (
          <CalculatorStep
            key={step.title}
            {...step}
            hidden={index !== state.step}
            headingRef={index === state.step && !state.finished ? heading : undefined}
            services={services.filter(({ id }) => ids.includes(id))}
          />
        ))}
        <div className={styles.actions}>
          <Button variant="outline" disabled={state.step === 0} onClick={() => go('back')}>
            {words.back}
          </Button>
          <Button type="submit">{next}</Button>
          <Button variant="quiet" onClick={() => go('next')}>
            {words.skip}
          </Button>
        </div>
      </form>
      {state.finished ? (
        <EstimateResult
          estimate={sums}
          words={result}
          call={call}
          contacts={contacts}
          headingRef={heading}
          onRestart={restart}
        />
      ) : (
        <RunningTotal estimate={sums} words={words} />
      )}
    </div>
  );
}

function readChoices(form: HTMLFormElement): ReadonlySet<string> {
  return new Set(new FormData(form).getAll('service').map(String));
}
