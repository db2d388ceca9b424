'use client';

import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Content } from '@/content/schema';
import { loadChoices, saveChoices } from '@/lib/browser/choices';
import { announceGoal } from '@/lib/browser/goals';
import { announceHydrated } from '@/lib/browser/hydration';
import type { ContactLink } from '@/lib/channels';
import { Button } from '../Button/Button';
import styles from './Calculator.module.css';
import { CalculatorStep } from './CalculatorStep';
import { DoubledServices } from './DoubledServices';
import { EstimateResult } from './EstimateResult';
import { estimate, estimateNumber, readFragment, writeFragment } from './estimate';
import { RunningTotal, Sums } from './RunningTotal';
import { type CalculatorAction, firstStep, isLastStep, move, progressOf } from './steps';

type CalculatorProps = Pick<Content['calculator'], 'steps' | 'result' | 'call'> & {
  services: Content['prices']['services'];
  labels: Content['calculator']['form'];
  signature: ReactNode;
  signedBy: string;
  contacts: readonly ContactLink[];
};

/**
 * The estimate form. Its state is in native checkboxes, which all stay in the page: what was ticked before hydration
 * counts, and going back finds every answer.
 */
export function Calculator(props: CalculatorProps) {
  const { steps, services, labels, result, call, signature, signedBy, contacts } = props;
  const [state, dispatch] = useReducer(move, steps.length, firstStep);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const shown = useRef<HTMLHeadingElement>(null);
  const [today] = useState(() => new Date());

  useEffect(() => {
    if (form.current) {
      const shared = readFragment(window.location.hash, services);
      if (shared.size > 0) {
        tick(form.current, (id) => shared.has(id));
        dispatch({ type: 'finish' });
      } else {
        restoreChoices(form.current);
      }
      setChosen(readChoices(form.current));
    }
    announceHydrated(form.current);
  }, [services]);

  // After a step its count stands under the header, and the focus moves to its heading, so that screen readers announce
  // the new step. The first view takes no focus.
  const heading = useCallback((mounted: HTMLHeadingElement | null) => {
    if (!mounted) return;
    shown.current = mounted;
    if (!moved.current) return;
    mounted.focus({ preventScroll: true });
    root.current?.scrollIntoView({ behavior: 'instant' });
  }, []);

  function go(action: CalculatorAction) {
    moved.current = true;
    // The browser first paints its own feedback to the click.
    requestAnimationFrame(() => setTimeout(() => dispatch(action)));
  }

  // Both the finish button and skipping the last step finish.
  useEffect(() => {
    if (state.finished) announceGoal('calculator_finished');
  }, [state.finished]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    go({ type: 'next' });
  }

  function choose() {
    if (!form.current) return;
    const choices = readChoices(form.current);
    saveChoices(choices);
    startTransition(() => setChosen(choices));
  }

  /** The button that was pressed goes with the service, so the focus moves to the heading. */
  function remove(id: string) {
    if (form.current) tick(form.current, (other, ticked) => ticked && other !== id);
    choose();
    shown.current?.focus({ preventScroll: true });
  }

  function restart() {
    form.current?.reset();
    choose();
    go({ type: 'restart' });
  }

  function stepOf(id: string): number {
    return steps.findIndex((step) => step.services.some((service) => service === id));
  }

  const sums = estimate(services, chosen);
  const fragment = writeFragment(sums.services);

  // The address of a result shows it to another person; that of a step shows the calculator.
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const wanted = state.finished && chosen.size > 0 ? fragment : '';
    if (wanted !== hash && (wanted || readFragment(hash, services).size > 0)) {
      window.history.replaceState(null, '', wanted || pathname + search);
    }
  }, [state.finished, chosen, fragment, services]);

  return (
    <div
      ref={root}
      id="estimate"
      className={styles.calculator}
      data-started={state.finished || state.step > 0}
    >
      <p className={styles.noScript}>{labels.noScript}</p>
      <p className={styles.late}>{labels.late}</p>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        data-island
        aria-label={labels.label}
        hidden={state.finished}
        onSubmit={onSubmit}
        // React misses a change that form.reset() has made before it.
        onInput={choose}
      >
        <div className={styles.status}>
          <p>
            {labels.step} {state.step + 1} {labels.of} {steps.length}
          </p>
          <p role="status">
            {labels.selected}: {sums.services.length}
          </p>
          <div
            className={styles.progress}
            role="progressbar"
            aria-label={labels.progress}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progressOf(state)}
          >
            <div className={styles.progressBar} style={{ width: `${progressOf(state)}%` }} />
          </div>
        </div>
        {steps.map(({ services: ids, ...step }, index) => (
          <CalculatorStep
            key={step.title}
            {...step}
            hidden={index !== state.step}
            headingRef={index === state.step && !state.finished ? heading : undefined}
            benefitsLabel={labels.benefits}
            services={services.filter(({ id }) => ids.includes(id))}
          />
        ))}
        <div className={styles.doubled}>
          <DoubledServices estimate={sums} labels={labels} onRemove={remove} />
        </div>
        <div className={styles.bar}>
          <Sums className={styles.sums} estimate={sums} labels={labels} />
          <Button type="submit">{isLastStep(state) ? labels.finish : labels.next}</Button>
        </div>
        <div className={styles.actions}>
          <Button
            variant="outline"
            disabled={state.step === 0}
            onClick={() => go({ type: 'back' })}
          >
            {labels.back}
          </Button>
          <Button variant="quiet" onClick={() => go({ type: 'next' })}>
            {labels.skip}
          </Button>
        </div>
      </form>
      {state.finished ? (
        <EstimateResult
          estimate={sums}
          number={estimateNumber(today, services, chosen)}
          date={today}
          labels={result}
          doubled={labels}
          signature={signature}
          signedBy={signedBy}
          call={call}
          contacts={contacts}
          headingRef={heading}
          onEdit={(id) => go({ type: 'edit', step: stepOf(id) })}
          onRemove={remove}
          onRestart={restart}
        />
      ) : (
        <RunningTotal estimate={sums} labels={labels} onRemove={remove} />
      )}
    </div>
  );
}

/** Ticks what was chosen before a reload or a page switch, beside what was ticked before hydration. */
function restoreChoices(form: HTMLFormElement) {
  const choices = loadChoices();
  tick(form, (id, ticked) => ticked || choices.has(id));
  saveChoices(readChoices(form));
}

function tick(form: HTMLFormElement, isChosen: (id: string, ticked: boolean) => boolean) {
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=service]')) {
    box.checked = isChosen(box.value, box.checked);
  }
}

function readChoices(form: HTMLFormElement): ReadonlySet<string> {
  return new Set(new FormData(form).getAll('service').map(String));
}
