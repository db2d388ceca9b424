'use client';

import clsx from 'clsx';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { Content } from '@/content/schema';
import { addKeptServices, chooseServices } from '@/lib/browser/choices';
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
  const { step, root, heading, go, open } = useSteps(steps.length);
  const finished = step === steps.length;
  const current = Math.min(step + 1, steps.length);
  const sums = estimate(services, chosen);
  const link = writeFragment(sums.services);
  const shared = { estimate: sums, labels, onRemove: remove };

  useEffect(() => {
    const { known, unknown } = readFragment(window.location.hash, services);
    if (known.size > 0) open(steps.length);
    setChosen(known.size > 0 ? chooseServices((id) => known.has(id)) : addKeptServices());
    setUnknown(unknown);
    announceHydrated(form.current);
  }, [services, steps, open]);
  useEstimateAddress(finished && chosen.size > 0 ? link : '');

  function onInput() {
    const choices = chooseServices((_, ticked) => ticked);
    startTransition(() => setChosen(choices));
  }

  const next = () => go((from) => from + 1);

  /** The button that was pressed goes with the service. */
  function remove(id: string) {
    setChosen(chooseServices((other, ticked) => ticked && other !== id));
    heading.current?.focus({ preventScroll: true });
  }

  function restart() {
    setChosen(chooseServices(() => false));
    setUnknown([]);
    go(() => 0);
  }

  const edit = (id: string) => go(() => steps.findIndex(({ services }) => services.includes(id)));

  return (
    <Grid
      ref={root}
      id="estimate"
      columns="desktop"
      className={styles.calculator}
      data-paper="kraft"
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
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
        onInput={onInput}
      >
        <StepProgress
          labels={labels}
          current={current}
          steps={steps.length}
          chosen={sums.services.length}
        />
        {steps.map(({ services: ids, ...texts }, index) => (
          <CalculatorStep
            {...texts}
            key={texts.title}
            hidden={index !== step}
            headingRef={index === step ? heading : undefined}
            benefitsLabel={labels.benefits}
            services={services.filter(({ id }) => ids.includes(id))}
          />
        ))}
        <OverlappingServices {...shared} className={clsx(styles.overlapping, 'below-desktop')} />
        <div className={clsx(styles.bar, 'with-scripts')}>
          <Button variant="outline" disabled={step === 0} onClick={() => go((from) => from - 1)}>
            {labels.back}
          </Button>
          <Sums {...shared} className={clsx(styles.sums, 'below-desktop')} />
          <Button type="submit">{current === steps.length ? labels.finish : labels.next}</Button>
        </div>
        <div className={clsx(styles.actions, 'with-scripts')}>
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
