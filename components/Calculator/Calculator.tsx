'use client';

import clsx from 'clsx';
import {
  type FormEvent,
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
import { Button } from '../Button/Button';
import { Grid } from '../objects/Grid';
import styles from './Calculator.module.css';
import { CalculatorStep } from './CalculatorStep';
import { EstimateResult, type EstimateSheetProps } from './EstimateResult';
import { estimate, estimateNumber, readFragment, writeFragment } from './estimate';
import { OverlappingServices } from './OverlappingServices';
import { RunningTotal, Sums } from './RunningTotal';
import { type CalculatorAction, firstStep, isLastStep, move, progressOf } from './steps';

type CalculatorProps = EstimateSheetProps & {
  labels: Content['calculator']['form'];
  steps: Content['calculator']['steps'];
  services: Content['prices']['services'];
};

/**
 * The estimate form. Its state is in native checkboxes, which all stay in the page: what was ticked before hydration
 * counts, and going back finds every answer.
 */
export function Calculator({ labels, steps, services, ...sheet }: CalculatorProps) {
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

  function edit(id: string) {
    const step = steps.findIndex(({ services }) => services.some((service) => service === id));
    go({ type: 'edit', step });
  }

  const sums = estimate(services, chosen);
  const fragment = writeFragment(sums.services);
  const shared = { estimate: sums, labels, onRemove: remove };

  // The address of a result shows it to another person; that of a step shows the calculator.
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const wanted = state.finished && chosen.size > 0 ? fragment : '';
    if (wanted !== hash && (wanted || readFragment(hash, services).size > 0)) {
      window.history.replaceState(null, '', wanted || pathname + search);
    }
  }, [state.finished, chosen, fragment, services]);

  return (
    <Grid
      ref={root}
      id="estimate"
      columns="page"
      className={styles.calculator}
      data-started={state.finished || state.step > 0}
    >
      <p className="without-scripts" data-span="all">
        {labels.noScript}
      </p>
      <p className="when-late" data-span="all">
        {labels.late}
      </p>
      <form
        ref={form}
        className={clsx(styles.form, 'screen-only')}
        data-span="2"
        method="dialog"
        data-island
        aria-label={labels.label}
        hidden={state.finished}
        onSubmit={onSubmit}
        // React misses a change that form.reset() has made before it.
        onInput={choose}
      >
        <div className={clsx(styles.status, 'with-scripts')}>
          <p>
            {labels.step} {state.step + 1} {labels.of} {steps.length}
          </p>
          <p role="status">
            {labels.selected}: {sums.services.length}
          </p>
          <div
            className={styles.progress}
            style={{ backgroundSize: `${progressOf(state)}% 100%` }}
            role="progressbar"
            aria-label={labels.progress}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progressOf(state)}
          />
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
        <OverlappingServices {...shared} className={clsx(styles.overlapping, 'below-desktop')} />
        <div className={clsx(styles.bar, 'with-scripts')}>
          <Sums {...shared} className={clsx(styles.sums, 'below-desktop')} />
          <Button type="submit">{isLastStep(state) ? labels.finish : labels.next}</Button>
        </div>
        <div className={clsx(styles.actions, 'with-scripts')}>
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
          {...sheet}
          {...shared}
          number={estimateNumber(today, services, chosen)}
          date={today}
          headingRef={heading}
          onEdit={edit}
          onRestart={restart}
        />
      ) : (
        <RunningTotal {...shared} className="with-scripts on-desktop screen-only" />
      )}
    </Grid>
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
