import type { Ref } from 'react';
import type { Content } from '@/content/schema';
import styles from './CalculatorStep.module.css';
import { ServiceOption } from './ServiceOption';

type CalculatorStepProps = Pick<Content['calculator']['steps'][number], 'title' | 'hint'> & {
  hidden: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  services: Content['prices']['services'];
};

/** One question of the calculator. The other steps stay in the page, hidden. */
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
