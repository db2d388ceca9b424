import type { Content } from '@/content/schema';
import type { Estimate } from '@/lib/estimate';
import { formatRubles } from '@/lib/format';
import styles from './DoubledServices.module.css';

type DoubledServicesProps = {
  estimate: Estimate;
  labels: Pick<Content['calculator']['form'], 'includes' | 'saving'>;
};

/** Says that a chosen service is part of another one, and what is saved without it. */
export function DoubledServices({ estimate, labels }: DoubledServicesProps) {
  return estimate.doubled.map(({ whole, part }) => (
    <p key={part.id} className={styles.hint}>
      {`«${whole.name}» ${labels.includes} «${part.name}». ${labels.saving} ${formatRubles(part.price)}`}
    </p>
  ));
}
