'use client';

import clsx from 'clsx';
import { type FormEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react';
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

type CalculatorProps = EstimateSheetProps &
  Pick<Content['calculator'], 'steps'> &
  Pick<Content['prices'], 'services'> & { labels: Content['calculator']['form'] };

/**
 * The estimate form. Its state is in native checkboxes, which all stay in the page: what was ticked before hydration
 * counts, and going back finds every answer.
 */
export function Calculator({ labels, steps, services, ...sheet }: CalculatorProps) {
  // Counts from 0; the result follows the last step.
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const shown = useRef<HTMLHeadingElement>(null);
  const [today] = useState(() => new Date());
  const last = steps.length - 1;
  const finished = step > last;
  const current = Math.min(step, last) + 1;
  const progress = Math.round((current / steps.length) * 100);

  useEffect(() => {
    const shared = readFragment(window.location.hash, services);
    if (shared.size > 0) {
      setChosen(tick(form.current, (id) => shared.has(id)));
      setStep(last + 1);
    } else {
      const saved = loadChoices();
      const choices = tick(form.current, (id, ticked) => ticked || saved.has(id));
      saveChoices(choices);
      setChosen(choices);
    }
    announceHydrated(form.current);
  }, [services, last]);

  // After a step its count stands under the header, and the focus moves to its heading, so that screen readers announce
  // the new step. The first view takes no focus.
  const heading = useCallback((mounted: HTMLHeadingElement | null) => {
    if (!mounted) return;
    shown.current = mounted;
    if (!moved.current) return;
    mounted.focus({ preventScroll: true });
    root.current?.scrollIntoView({ behavior: 'instant' });
  }, []);

  function go(move: (step: number) => number) {
    moved.current = true;
    // The browser first paints its own feedback to the click.
    requestAnimationFrame(() =>
      setTimeout(() => setStep((from) => Math.max(0, Math.min(move(from), last + 1)))),
    );
  }
  const next = () => go((from) => from + 1);

  // Both the finish button and skipping the last step finish.
  useEffect(() => {
    if (finished) announceGoal('calculator_finished');
  }, [finished]);

  function submit(event: FormEvent) {
    event.preventDefault();
    next();
  }

  function choose(isChosen?: IsChosen) {
    const choices = tick(form.current, isChosen);
    saveChoices(choices);
    startTransition(() => setChosen(choices));
  }

  /** The button that was pressed goes with the service, so the focus moves to the heading. */
  function remove(id: string) {
    choose((other, ticked) => ticked && other !== id);
    shown.current?.focus({ preventScroll: true });
  }

  function restart() {
    choose(() => false);
    go(() => 0);
  }

  function edit(id: string) {
    go(() => steps.findIndex(({ services }) => services.some((service) => service === id)));
  }

  const sums = estimate(services, chosen);
  const fragment = writeFragment(sums.services);
  const shared = { estimate: sums, labels, onRemove: remove };

  // The address of a result shows it to another person; that of a step shows the calculator.
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const wanted = finished && chosen.size > 0 ? fragment : '';
    if (wanted !== hash && (wanted || readFragment(hash, services).size > 0)) {
      window.history.replaceState(null, '', wanted || pathname + search);
    }
  }, [finished, chosen, fragment, services]);

  return (
    <Grid
      ref={root}
      id="estimate"
      columns="page"
      className={styles.calculator}
      data-started={step > 0}
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
        hidden={finished}
        onSubmit={submit}
        onInput={() => choose()}
      >
        <div className={clsx(styles.status, 'with-scripts')}>
          <p>
            {labels.step} {current} {labels.of} {steps.length}
          </p>
          <p role="status">
            {labels.selected}: {sums.services.length}
          </p>
          <div
            className={styles.progress}
            style={{ backgroundSize: `${progress}% 100%` }}
            role="progressbar"
            aria-label={labels.progress}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progress}
          />
        </div>
        {steps.map(({ services: ids, title, hint }, index) => (
          <CalculatorStep
            key={title}
            title={title}
            hint={hint}
            hidden={index !== step}
            headingRef={index === step ? heading : undefined}
            benefitsLabel={labels.benefits}
            services={services.filter(({ id }) => ids.includes(id))}
          />
        ))}
        <OverlappingServices {...shared} className={clsx(styles.overlapping, 'below-desktop')} />
        <div className={clsx(styles.bar, 'with-scripts')}>
          <Sums {...shared} className={clsx(styles.sums, 'below-desktop')} />
          <Button type="submit">{current === steps.length ? labels.finish : labels.next}</Button>
        </div>
        <div className={clsx(styles.actions, 'with-scripts')}>
          <Button variant="outline" disabled={step === 0} onClick={() => go((from) => from - 1)}>
            {labels.back}
          </Button>
          <Button variant="quiet" onClick={next}>
            {labels.skip}
          </Button>
        </div>
      </form>
      {finished ? (
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

type IsChosen = (id: string, ticked: boolean) => boolean;

/** Ticks services, or leaves them as they are; returns the ids of those that are ticked. */
function tick(form: HTMLFormElement | null, isChosen?: IsChosen): ReadonlySet<string> {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('[name=service]') ?? [])];
  for (const box of boxes) box.checked = isChosen?.(box.value, box.checked) ?? box.checked;
  return new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value));
}
