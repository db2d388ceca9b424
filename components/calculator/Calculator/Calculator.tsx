'use client';

import clsx from 'clsx';
import {
  type ReactNode,
  type Ref,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button/Button';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import type { CalculatorLabels, Service, VisibleStep } from '@/content/schema';
import { afterPaint } from '@/lib/browser/after-paint';
import { restoreSelection, saveSelection, setSelection } from '@/lib/browser/choices';
import { announceGoal, announceOnce } from '@/lib/browser/goals';
import { announceHydrated } from '@/lib/browser/hydration';
import { EstimateResult, type EstimateSheetProps } from '../EstimateResult/EstimateResult';
import { type Estimate, estimateOf, totalOf } from '../estimate';
import { readEstimate, useEstimateAddress, writeFragment } from '../estimate-address';
import { OverlappingServices } from '../OverlappingServices/OverlappingServices';
import styles from './Calculator.module.css';
import { RunningTotal, Sums } from './RunningTotal';
import { ServiceOption } from './ServiceOption';

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
      data-steady=""
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

type StepFormProps = {
  ref: Ref<HTMLFormElement>;
  /** Receives the heading of the current step. */
  headingRef: Ref<HTMLHeadingElement>;
  labels: CalculatorLabels;
  steps: readonly VisibleStep[];
  services: readonly Service[];
  estimate: Estimate;
  /** The index of the current step. After the last one the form is hidden. */
  step: number;
  onInput: () => void;
  onBack: () => void;
  onNext: () => void;
  onRemove: (serviceId: string) => void;
};

function StepForm(props: StepFormProps) {
  const { ref, headingRef, labels, steps, services, step, estimate } = props;
  const { onInput, onBack, onNext, onRemove } = props;
  const choice = { estimate, labels, onRemove };
  const current = Math.min(step + 1, steps.length);
  const empty = estimate.services.length === 0;
  const skip = (
    <Button variant="quiet" className={styles.skip} onClick={onNext}>
      {labels.skip}
    </Button>
  );
  return (
    <form
      ref={ref}
      className={clsx(styles.form, 'screen-only')}
      data-span="2"
      method="dialog"
      data-island
      aria-label={labels.label}
      hidden={step === steps.length}
      onSubmit={onNext}
      onInput={onInput}
    >
      <Progress
        labels={labels}
        current={current}
        total={steps.length}
        selected={estimate.services.length}
      />
      {steps.map(({ id, title, hint, services: serviceIds }, index) => (
        <fieldset key={id} className={styles.step} hidden={index !== step}>
          <legend>
            <h2
              ref={index === step ? headingRef : undefined}
              className={styles.title}
              tabIndex={-1}
            >
              {title}
            </h2>
          </legend>
          <Text className={styles.hint}>{hint}</Text>
          <Grid columns="halves" className={styles.options}>
            {services
              .filter((service) => serviceIds.includes(service.id))
              .map((service) => (
                <ServiceOption key={service.id} {...service} benefitsLabel={labels.benefits} />
              ))}
          </Grid>
        </fieldset>
      ))}
      <OverlappingServices {...choice} className="below-desktop" />
      <div className={clsx(styles.bar, 'with-scripts')}>
        <Button variant="outline" disabled={step === 0} onClick={onBack}>
          {labels.back}
        </Button>
        {empty ? skip : <Sums {...choice} className={clsx(styles.sums, 'below-desktop')} />}
        <Button type="submit">{current === steps.length ? labels.finish : labels.next}</Button>
      </div>
      {!empty && <div className={clsx(styles.actions, 'with-scripts')}>{skip}</div>}
    </form>
  );
}

/** Announces a step forward. Skipping the last step finishes, too, but opening a link to a result does not. */
function announceProgress(step: number, stepCount: number, estimate: Estimate) {
  announceOnce('calculator_started');
  if (step < stepCount) announceGoal('calculator_step', { step: step + 1 });
  else if (estimate.services.length === 0) announceGoal('calculator_empty');
  // Metrika reads the value of a goal from these names.
  else announceGoal('calculator_finished', { order_price: totalOf(estimate), currency: 'RUB' });
}

type ProgressProps = {
  labels: CalculatorLabels;
  /** The number of the step, from 1. */
  current: number;
  total: number;
  /** The number of selected services. */
  selected: number;
};

/** Each changing text is the only one of its element: translators in browsers break neighbouring ones. */
function Progress({ labels, current, total, selected }: ProgressProps) {
  const percent = Math.round((current / total) * 100);
  return (
    <div className={clsx(styles.status, 'with-scripts')}>
      <p>{`${labels.step} ${current} ${labels.of} ${total}`}</p>
      <p role="status" data-answer>{`${labels.selected}: ${selected}`}</p>
      <div
        className={styles.progress}
        style={{ backgroundSize: `${percent}% 100%` }}
        role="progressbar"
        aria-label={labels.progress}
        aria-valuenow={percent}
      />
    </div>
  );
}
