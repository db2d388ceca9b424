import type { Ref } from 'react';
import type { Content } from '@/content/schema';
import { Grid } from '../objects/Grid';
import { Text } from '../objects/Text';
import styles from './CalculatorStep.module.css';
import { ServiceOption } from './ServiceOption';

type CalculatorStepProps = Pick<Content['calculator']['steps'][number], 'title' | 'hint'> & {
  hidden: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  services: Content['prices']['services'];
  benefitsLabel: string;
};

/** One question of the calculator. The other steps stay in the page, hidden. */
export function CalculatorStep(props: CalculatorStepProps) {
  return (
    <fieldset className={styles.step} hidden={props.hidden}>
      <legend>
        <h2 ref={props.headingRef} tabIndex={-1}>
          {props.title}
        </h2>
      </legend>
      <Text className={styles.hint}>{props.hint}</Text>
      <Grid columns="halves" className={styles.options}>
        {props.services.map((service) => (
          <ServiceOption key={service.id} {...service} benefitsLabel={props.benefitsLabel} />
        ))}
      </Grid>
    </fieldset>
  );
}
