import type { Ref } from 'react';
import styles from './CalculatorStep.module.css';
import { type OfferedService, ServiceOption } from './ServiceOption';

export type StepWords = { title: string; hint: string };

type CalculatorStepProps = StepWords & {
  hidden: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  services: readonly OfferedService[];
};

/** One question of the calculator. A step that is not asked now stays in the page, hidden. */
export function CalculatorStep({ title, hint, hidden, headingRef, services }: CalculatorStepProps) {
  return (
    <fieldset className={styles.step} hidden={hidden}>
      <legend className={styles.legend}>
        <h2 ref={headingRef} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
      </legend>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.options}>
        {services.map((service) => (
          <ServiceOption key={service.id} service={service} />
        ))}
      </div>
    </fieldset>
  );
}
