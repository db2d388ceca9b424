'use client';

import clsx from 'clsx';
import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import type { Content } from '@/content/schema';
import { loadChoices, saveChoices } from '@/lib/browser/choices';
import { announceHydrated } from '@/lib/browser/hydration';
import { Button } from '../Button/Button';
import { Grid } from '../objects/Grid';
import { Text } from '../objects/Text';
import styles from './Calculator.module.css';
import { CalculatorStep } from './CalculatorStep';
import { EstimateResult, type EstimateSheetProps } from './EstimateResult';
import { estimate } from './estimate';
import { readFragment, writeFragment } from './estimate-link';
import { OverlappingServices } from './OverlappingServices';
import { RunningTotal, Sums } from './RunningTotal';
import { StepProgress } from './StepProgress';
import { type IsChosen, tick } from './tick';
import { useEstimateAddress } from './useEstimateAddress';
import { useSteps } from './useSteps';

type CalculatorProps = EstimateSheetProps &
  Pick<Content['calculator'], 'steps'> &
  Pick<Content['prices'], 'services'> & { labels: Content['calculator']['form'] };

/**
 * The estimate form. Its state is in native checkboxes, which all stay in the page: what was ticked before hydration
 * counts, and going back finds every answer.
 */
export function Calculator({ labels, steps, services, ...sheet }: CalculatorProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const { step, finished, root, heading, go, open, focusHeading } = useSteps(steps.length);
  const current = Math.min(step + 1, steps.length);
  const sums = estimate(services, chosen);
  const link = writeFragment(sums.services);
  const shared = { estimate: sums, labels, onRemove: remove };

  function choose(isChosen?: IsChosen) {
    const choices = tick(form.current, isChosen);
    saveChoices(choices);
    setChosen(choices);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first view reads the address.
  useEffect(() => {
    const { known, unknown } = readFragment(window.location.hash, services);
    const saved = loadChoices();
    if (known.size > 0) open(steps.length);
    choose((id, ticked) => (known.size > 0 ? known.has(id) : ticked || saved.has(id)));
    setUnknown(unknown);
    announceHydrated(form.current);
  }, []);
  useEstimateAddress(finished && chosen.size > 0 ? link : '');

  const next = () => go((from) => from + 1);

  function submit(event: FormEvent) {
    event.preventDefault();
    next();
  }

  /** The button that was pressed goes with the service. */
  function remove(id: string) {
    choose((other, ticked) => ticked && other !== id);
    focusHeading();
  }

  function restart() {
    choose(() => false);
    setUnknown([]);
    go(() => 0);
  }

  function edit(id: string) {
    go(() => steps.findIndex(({ services }) => services.some((service) => service === id)));
  }

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
      {unknown.length > 0 && (
        <Text kind="label" role="alert" data-span="all">
          {`${labels.unknown} ${unknown.join(', ')}`}
        </Text>
      )}
      <form
        ref={form}
        className={clsx(styles.form, 'screen-only')}
        data-span="2"
        method="dialog"
        data-island
        aria-label={labels.label}
        hidden={finished}
        onSubmit={submit}
        onInput={() => startTransition(() => choose())}
      >
        <StepProgress
          labels={labels}
          current={current}
          steps={steps.length}
          chosen={sums.services.length}
        />
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
          link={link}
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
