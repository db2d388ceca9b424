'use client';

import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import { afterPaint } from '@/lib/browser/after-paint';
import { restoreSelection, saveSelection, setSelection } from '@/lib/browser/choices';
import { announceGoal, announceOnce } from '@/lib/browser/goals';
import { announceHydrated } from '@/lib/browser/hydration';
import type { CalculatorLabels, Service, VisibleStep } from '@/lib/content/schema';
import { EstimateResult, type EstimateSheetProps } from '../EstimateResult/EstimateResult';
import { type Estimate, estimateOf, totalOf } from '../estimate';
import { readEstimate, useEstimateAddress, writeFragment } from '../estimate-address';
import styles from './Calculator.module.css';
import { RunningTotal } from './RunningTotal';
import { StepForm } from './StepForm';

type CalculatorProps = EstimateSheetProps & {
  services: readonly Service[];
  steps: readonly VisibleStep[];
  labels: CalculatorLabels;
  /** Shown above the form while scripts are off, late or missing. */
  scriptNotices: ReactNode;
};

/**
 * The selection is held by native checkboxes, which all stay in the page. So ticks before hydration count, and going
 * back works.
 */
export function Calculator(props: CalculatorProps) {
  const { labels, steps, services, scriptNotices, ...sheet } = props;
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [unknownIds, setUnknownIds] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const estimate = estimateOf(services, selectedIds);
  const { step, setStep, go, root, heading } = useSteps(steps.length, estimate);
  const finished = step === steps.length;
  const ids = estimate.services.map(({ id }) => id);
  const shared = { estimate, labels, onRemove: remove };

  useLayoutEffect(() => {
    const link = readEstimate(window.location.hash, services);
    if (link.ids.size > 0) {
      setStep(steps.length);
      setSelectedIds(setSelection((id) => link.ids.has(id)));
    } else {
      setSelectedIds(restoreSelection());
    }
    setUnknownIds(link.unknownIds);
    announceHydrated(form.current);
  }, [services, steps, setStep]);
  useEstimateAddress([...(finished ? ids : []), ...unknownIds]);

  function onInput() {
    announceOnce('calculator_started');
    const ids = saveSelection();
    startTransition(() => setSelectedIds(ids));
  }

  /** Moves the focus to the heading, because the pressed button is removed together with its service. */
  function remove(id: string) {
    setSelectedIds(setSelection((serviceId, isTicked) => isTicked && serviceId !== id));
    heading.current?.focus({ preventScroll: true });
  }

  function restart() {
    setSelectedIds(setSelection(() => false));
    setUnknownIds([]);
    go(0);
  }

  return (
    <Grid
      ref={root}
      id="estimate"
      columns="desktopThirds"
      className={styles.calculator}
      data-paper="kraft"
      data-started={step > 0}
    >
      {scriptNotices}
      {unknownIds.length > 0 && (
        <Text kind="label" role="alert" data-span="all">
          {`${labels.unknown} ${unknownIds.join(', ')}`}
        </Text>
      )}
      <StepForm
        {...shared}
        ref={form}
        headingRef={heading}
        steps={steps}
        services={services}
        step={step}
        onInput={onInput}
        onBack={() => go(step - 1)}
        onNext={() => go(step + 1)}
      />
      {finished ? (
        <EstimateResult
          {...sheet}
          {...shared}
          link={writeFragment(ids)}
          headingRef={heading}
          onEdit={(id) => go(steps.findIndex(({ services }) => services.includes(id)))}
          onRestart={restart}
        />
      ) : (
        <RunningTotal
          {...shared}
          example={estimateOf(services, new Set([labels.example?.service ?? '']))}
          result={sheet.result}
        />
      )}
    </Grid>
  );
}

/** The current step, and the way to another one, whose heading gets the focus, so that screen readers announce it. */
function useSteps(stepCount: number, estimate: Estimate) {
  const [step, setStep] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function go(to: number) {
    afterPaint(() => {
      const headingBefore = heading.current;
      flushSync(() => setStep(to));
      // A second click on the same button changes no step.
      if (heading.current === headingBefore) return;
      heading.current?.focus({ preventScroll: true });
      root.current?.scrollIntoView({ behavior: 'instant' });
      if (to > step) announceProgress(to, stepCount, estimate);
    });
  }

  return { step, setStep, go, root, heading };
}

/** Announces a step forward. Skipping the last step finishes, too, but opening a link to a result does not. */
function announceProgress(step: number, stepCount: number, estimate: Estimate) {
  announceOnce('calculator_started');
  if (step < stepCount) announceGoal('calculator_step', { step: step + 1 });
  else if (estimate.services.length === 0) announceGoal('calculator_empty');
  // Metrika reads the value of a goal from these names.
  else announceGoal('calculator_finished', { order_price: totalOf(estimate), currency: 'RUB' });
}
