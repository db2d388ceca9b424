import type { Estimate } from '@/lib/estimate';
import styles from './DoubledServices.module.css';

type DoubledServicesProps = { estimate: Estimate; includes: string };

/** Says that a chosen service is part of another one. */
export function DoubledServices({ estimate, includes }: DoubledServicesProps) {
  return estimate.doubled.map(({ whole, part }) => (
    <p key={part.id} className={styles.hint}>{`«${whole.name}» ${includes} «${part.name}»`}</p>
  ));
}
