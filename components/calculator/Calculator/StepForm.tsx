import clsx from 'clsx';
import type { Ref } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import type { CalculatorLabels, Service, VisibleStep } from '@/lib/content/schema';
import type { Estimate } from '../estimate';
import { OverlappingServices } from '../OverlappingServices/OverlappingServices';
import styles from './Calculator.module.css';
import { Sums } from './RunningTotal';
import { ServiceOption } from './ServiceOption';

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

/** Asks about the services step by step. All steps stay in the page, and all but the current one are hidden. */
export function StepForm(props: StepFormProps) {
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
      // Until a service is chosen, the prices of all of them are printed.
      className={clsx(styles.form, !empty && 'screen-only')}
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
      <div className={clsx(styles.bar, 'with-scripts screen-only')}>
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
    <div className={clsx(styles.status, 'with-scripts screen-only')}>
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
